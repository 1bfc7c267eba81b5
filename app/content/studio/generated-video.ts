import { content } from '#app/editable/content.ts';
export const generatedVideoPage = content('generatedVideoPage', {
  eyebrow: 'Generated Video',
  heading: 'A film without a film set.',
  lead: 'You bring the idea. We script it, generate it shot by shot and finish every frame by hand.',
  programHeading: 'On the program',
  note: "Examples of what's possible: nine open films by other studios, each with its credit (Creative Commons Attribution). Our own go here as they're released. The posters are ours.",
  reels: [
    { name: 'First reel', line: 'Characters you remember' },
    { name: 'Second reel', line: 'A place, a mood, a minute' },
    { name: 'Third reel', line: "Worlds you can't build" },
  ],
  interval: {
    heading: 'How we make a film',
    steps: [
      {
        title: 'A page',
        text: 'We turn your idea into a script and a few sketched frames, and you mark up both.',
      },
      { title: 'Many takes', text: 'We generate far more than we keep: light, movement, faces, weather.' },
      { title: 'A hand', text: "A person edits, fixes what's wrong, grades the color and adds the sound." },
    ],
  },
  brief: {
    heading: 'The next film is yours.',
    text: "Tell us what it's for, how long it should be and a film you like. That's all the brief we need.",
  },
});
