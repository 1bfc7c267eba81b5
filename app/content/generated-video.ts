export const generatedVideoPage = {
  eyebrow: 'Generated Video',
  heading: 'A film without a film set.',
  lead: 'You bring a sentence. We write it out, generate it shot by shot and finish every frame by hand, so that it looks like you meant it.',
  programHeading: 'On the program',
  note: 'For now the program shows nine open films under Creative Commons Attribution, each with its credit. The posters are ours.',
  reels: [
    { name: 'First reel', line: 'Characters you remember' },
    { name: 'Second reel', line: 'A place, a mood, a minute' },
    { name: 'Third reel', line: 'Worlds that cannot be built' },
  ],
  interval: {
    heading: 'How a film is made here',
    steps: [
      {
        title: 'A page',
        text: 'We turn your sentence into a script and a few drawn frames, and you correct both.',
      },
      { title: 'Many takes', text: 'We generate far more than we keep: light, movement, faces, weather.' },
      { title: 'A hand', text: 'A person cuts, paints out what is wrong, grades and sets the sound.' },
    ],
  },
  brief: {
    heading: 'The next film is yours.',
    text: 'Tell us what it is for, how long it may be and a film you like. That is a brief.',
  },
} as const;
