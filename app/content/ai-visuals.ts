export const aiVisuals = {
  heading: 'AI Visuals',
  lead: 'Pictures of what no camera has met: made with generative tools, then graded, retouched and finished by hand.',
  gallery: {
    heading: 'Twelve pictures, none of them photographed',
    text: 'Metal that flows, halls that never stood, planets seen from their moons. Open one to see it large.',
  },
  steps: {
    heading: 'How a picture comes about',
    list: [
      { name: 'You describe', text: 'What it should show, where it will hang or run, and by when.' },
      { name: 'We draft', text: 'Several directions to choose from, before anything is final.' },
      { name: 'We finish', text: 'Retouched by hand and sized for print, screen or hologram.' },
    ],
  },
  brief: {
    heading: 'Tell us what to imagine',
    text: 'A sentence is a good start. A rough sketch can follow.',
  },
} as const;
