import { content } from '#app/editable/content.ts';
export const aiVisuals = content('aiVisuals', {
  heading: 'AI Visuals',
  lead: 'Pictures no camera could take: made with generative tools, then retouched and finished by hand.',
  gallery: {
    heading: 'Twelve pictures, none of them photographed',
    text: 'Metal that flows, halls that never existed, planets seen from their moons. Pick one to see it full size.',
  },
  steps: {
    heading: 'How it works',
    list: [
      { name: 'You describe it', text: 'What it should show, where it will be used, and when you need it.' },
      { name: 'We draft', text: 'You get several directions to choose from before anything is final.' },
      { name: 'We finish', text: 'Retouched by hand and sized for print, screen or hologram.' },
    ],
  },
  brief: {
    heading: 'Tell us what to imagine',
    text: 'One sentence is a good start. You can send a rough sketch later.',
  },
});
