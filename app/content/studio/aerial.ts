import { content } from '#app/editable/content.ts';
import { demo } from '../demo.ts';

export const aerialPage = content('aerialPage', {
  heading: 'Cinematic Aerials, On Demand.',
  lead: 'Video and photos from the air for homes, harbors, games and long empty beaches. We fly out of San Diego.',

  why: {
    heading: 'Why Fly With Us',
    reasons: [
      {
        title: 'The shot comes first.',
        text: 'First we ask what the shot is for. Then we plan the light, the height and the flight path around it.',
      },
      {
        title: 'We work by checklist.',
        text: 'Our founder served 13 years in the military. Every flight gets a plan, a second look at the weather and a clear reason to call it off.',
      },
      {
        title: 'One team to the last frame.',
        text: 'The people who fly also edit, color-grade and deliver. Nothing gets lost between the pilot and the editor.',
      },
    ],
  },

  tech: {
    heading: 'Tech at a Glance',
    intro: 'We fly the',
    drone: demo('drone model', 'DJI Inspire 2'),
    figures: [
      { name: 'Max altitude', value: '16,400', unit: 'ft' },
      { name: 'Range', value: '4.3', unit: 'mi' },
      { name: 'Airtime', value: '27', unit: 'min', before: 'up to' },
      { name: 'Max takeoff weight', value: '4', unit: 'kg' },
      { name: 'Operating temperature', value: '-20°C to 40°C' },
    ],
    note: "That's what the aircraft can do. Airspace rules and the weather decide where and how high we fly on the day.",
  },

  shines: {
    heading: 'Where It Shines',
    places: [
      { name: 'Homes and land', text: 'the lot, the view, the walk to the beach' },
      { name: 'Hotels and harbors', text: 'the whole place in one shot' },
      { name: 'Building sites', text: 'the same frame, month after month' },
      { name: 'Sports and events', text: 'the start, the crowd, the finish' },
      { name: 'Coast and open country', text: "what you can't see from the trail" },
    ],
  },

  receive: {
    heading: 'What You Receive',
    items: [
      { title: 'A finished film', text: 'Edited, color-graded and set to music, at the length you need.' },
      { title: 'Vertical and wide', text: 'One cut for your site and one for phones.' },
      { title: 'Still photographs', text: 'The best frames as full-size files, ready to print.' },
      { title: 'The raw clips, if you want them', text: 'Graded and ungraded, for your own editor.' },
    ],
  },

  work: {
    heading: 'Featured work',
    text: 'Our own reel goes here soon. Until then, here is an open film, credited below, with the kind of light we chase.',
  },

  quote: {
    heading: 'Where should we fly?',
    text: "Tell us the place, the date and what it's for. We'll come back with a plan and a price.",
  },
});
