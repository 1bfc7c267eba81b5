import { demo } from './demo.ts';

export const aerialPage = {
  heading: 'Cinematic Aerials, On Demand.',
  lead: 'Film and photographs from the air for houses, harbors, matches and long empty beaches, flown from San Diego.',

  why: {
    heading: 'Why Fly With Us',
    reasons: [
      {
        title: 'The shot comes first.',
        text: 'We ask what the picture is for before we ask where to fly. Then we plan the light, the height and the path to fit it.',
      },
      {
        title: 'We work by checklist.',
        text: 'Our founder served 13 years in the military. Every flight has a plan, a second look at the weather and a reason to say no.',
      },
      {
        title: 'One team to the last frame.',
        text: 'The people who fly also grade, cut and hand over. Nothing is lost between the pilot and the edit.',
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
    note: 'These are the limits of the aircraft. Where and how high we fly is set by the airspace and the day.',
  },

  shines: {
    heading: 'Where It Shines',
    places: [
      { name: 'Homes and land', text: 'the plot, the view, the way to the beach' },
      { name: 'Hotels and harbors', text: 'the whole place in one breath' },
      { name: 'Building sites', text: 'the same frame, month after month' },
      { name: 'Sports and events', text: 'the start, the crowd, the finish' },
      { name: 'Coast and open country', text: 'what cannot be seen from the path' },
    ],
  },

  receive: {
    heading: 'What You Receive',
    items: [
      { title: 'A finished film', text: 'Cut, graded and set to sound, in the length you need.' },
      { title: 'Upright and wide', text: 'One cut for your site and one for phones.' },
      { title: 'Still photographs', text: 'The best frames as full-size files, ready to print.' },
      { title: 'The clips, if you like', text: 'Graded and ungraded, for an editor of your own.' },
    ],
  },

  work: {
    heading: 'Featured work',
    text: 'Sit back for a moment. This is what a good hour of light becomes.',
  },

  quote: {
    heading: 'Tell us what to fly over.',
    text: 'A place, a date and what the film is for are enough to start. We write back with a plan and a price.',
  },
} as const;
