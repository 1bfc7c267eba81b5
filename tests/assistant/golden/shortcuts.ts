import type { GoldenGroup } from './golden-set.ts';

/** The shortcuts and special rules of the specification. */
export const shortcutGroups: GoldenGroup[] = [
  { kind: 'qr', url: '/qr', questions: ['qr', 'QR', ' qr ', 'qr?', 'my qr', 'qr!!', 'QR ok'] },
  {
    kind: 'drone',
    url: '/services#aerial-photography',
    questions: `
      drone
      drones
      uav
      aerial
      can u film my wedding from above
      aerial photography
      drone video of my house
      do you have a licensed drone pilot
      DRONE FOOTAGE
      how high can your drone fly
      aerial shots of a construction site
      uavs for roof inspection
      bird's eye view of our farm
      drone photographer
      aerials
      need a quadcopter shot for our commercial
      i want a fly over of the stadium
      overhead footage of the marina`,
  },
  {
    kind: 'commercial',
    url: '/creative-studio#cinematic-video-packages',
    questions: `
      commercial
      commercials
      tv commercial
      i need a commercial for my car dealership
      how much does a commercial cost
      can you shoot a commercial
      video commercial
      make commercials for restaurants
      super bowl style commercial`,
  },
  {
    kind: 'creative',
    url: '/services#creative-studio',
    questions: `
      photography
      design
      video
      logo
      ads
      photos
      videos
      pictures
      graphic design
      videography
      branding
      film
      advertising
      i want better ads
      photographer
      designers
      new logo for my food truck
      pics of my dog
      headshot`,
  },
  {
    kind: 'address',
    url: '/contact#office-address',
    questions: `
      where are you located
      address
      office location
      directions
      directions to your office
      what is your address
      where is your office
      where are you guys
      how do i get to your office
      where r u located
      are you in san diego
      your location
      is there parking at your office
      where can i find you
      can i visit your office
      physical address
      what city are you in
      map to your place
      driving directions please`,
  },
  {
    kind: 'partnership with business terms',
    url: '/partner-with-us',
    questions: `
      business partnership
      partnership for my company
      corporate partnership
      our business wants to partner
      partnering with your company
      looking for business partners
      startup partnership program
      partner with a local business
      company collaboration and partnership
      enterprise partnership inquiry`,
  },
  {
    kind: 'partner exactly',
    url: '/partner-with-us',
    questions: ['partner', 'partnership', 'Partner', 'PARTNERSHIP', '  partner  ', 'Partnership?'],
  },
];
