import type { GoldenGroup } from './golden-set.ts';

/** How people ask for each of the ten pages when nothing else gets in the way. */
export const pageGroups: GoldenGroup[] = [
  {
    kind: 'about',
    url: '/about',
    questions: `
      who are you
      whos your ceo
      who founded this company
      tell me about your company
      what is prometheon
      what's your mission
      vision and values
      meet the team
      who runs this place
      how long have you been in business
      company history
      who is the founder
      when were you founded
      is the owner a veteran
      who works there
      what does prometheon stand for
      read about your culture
      what technology do you use
      who's behind this
      your story
      about us
      leadership team
      are you a legit company
      what do you believe in`,
  },
  {
    kind: 'services',
    url: '/services',
    questions: `
      what do you guys do
      what do you offer
      list of services
      we need help with ai strategy
      ai consulting for a mid size company
      can you build a custom ai tool for our warehouse
      do you develop chatbots
      enterprise solutions
      looking for a consultant
      how can ai help my business
      we want to automate our invoices
      augmented reality for our museum
      do you do VR
      mixed reality training simulations for factory
      physical ai
      what services do you provide
      machine learning development
      integrate ai into our crm
      i need someone to build an app
      how much do you charge
      price list
      what can you do for me
      AR/MR/XR
      ai solutions for hospitals
      your capabilities
      how can you help my company`,
  },
  {
    kind: 'porpoise_robotics',
    url: '/porpoise-robotics',
    questions: `
      porpoise robotics
      underwater robot for my school
      do you sell robots
      rov
      i want to buy an underwater rov
      robotics solutions
      who is your robotics partner
      tell me about porpoise
      submersible for reef inspection
      robots for hull inspection
      where can i buy a robot
      remotely operated vehicle
      underwater drone
      ocean exploration robots
      robot shop
      marine robotics
      can your robot dive to 100 meters
      robotics
      do you make robots
      robot arm for a lab
      pool inspection rov rental
      how much is a rov
      autonomous underwater vehicles`,
  },
  {
    kind: 'partner_with_us',
    url: '/partner-with-us',
    questions: `
      become a reseller
      how do i become a partner
      i'd like to partner with you
      affiliate program
      referral commission
      do you pay for referrals
      partnership opportunities
      can we collaborate
      our company wants to work together with you
      federal advisory
      corporate advisory role
      joint venture
      i want to be a distributor
      sponsor an event with you
      partner benefits
      is there a partner badge
      how does your partner program work
      we'd like to resell your products
      business collaboration
      join your advisory board
      strategic alliance
      can nonprofits partner with you
      government contracting partner`,
  },
  {
    kind: 'akron_holograms',
    url: '/akron-holograms',
    questions: `
      do you sell hologram fans
      holograms
      how much is a hologram
      akron 2 price
      holographic display for a trade show
      3d hologram projector
      hologram for my store window
      hologram rental
      led fan display
      akron holograms
      what is the akron III
      hologram demo
      3d display for retail
      can i put my logo on a hologram
      cheapest hologram
      hologram subscription images per month
      floating 3d image thing for my booth
      hologram machine
      spinning fan that shows pictures
      holographic advertising`,
  },
  {
    kind: 'contact',
    url: '/contact',
    questions: `
      contact
      talk to a human
      whats your phone number
      email
      what are your hours
      are you open on saturday
      can someone call me back
      i have a question for your team
      how do i get in touch
      speak to a real person
      customer service
      i need support
      get a quote
      schedule a meeting
      book an appointment
      are you hiring
      send you a message
      how can i reach you
      your email address please
      do you have an instagram
      i want to file a complaint
      job openings
      when do you close today
      can i speak with a representative
      leave feedback`,
    matches: true,
  },
  {
    kind: 'creative_studio',
    url: '/services#creative-studio',
    questions: `
      creative studio
      can you film my wedding
      need a logo
      photographer for a corporate event
      headshots for linkedin
      real estate photos
      i need flyers for my restaurant
      product photography
      video production
      music video
      make me an ai generated video
      ai art
      ai visuals
      graphic designer
      brand identity
      social media reels
      business cards
      photo gallery
      show me your portfolio
      book a photo shoot
      family pictures
      design a poster
      edit my video
      who can take pictures of my surf team
      website design
      facebook ads
      promo video for our gym
      underwater photography
      animation
      rebrand my coffee shop
      senior portraits`,
  },
  {
    kind: 'education',
    url: '/education',
    questions: `
      how much is the camp
      my son is 15 and likes robots
      ai bootcamp
      summer camp
      when is the bootcamp
      sign up my daughter for the ai class
      robotics 101
      robotics courses
      i want to learn ai
      do you offer classes for adults
      student discount
      is there a certificate
      does my kid need to know coding
      high school program
      what ages is the bootcamp for
      enroll
      classes for middle schoolers
      ai training for employees
      teach my kids about robots
      education
      is there homework
      can a beginner take the course
      how long is each course
      something for teens this summer
      do you come to schools
      bootcamp registration
      what will my child learn
      workshops
      apply for robotics 102
      can college students join
      my daughter is in 9th grade
      where is the camp held
      courses`,
  },
  {
    kind: 'veterans_program',
    url: '/veterans-program',
    questions: `
      i got out of the navy last year what do you have for me
      veterans program
      military discount
      i'm a vet
      do you help veterans
      my husband is in the army
      active duty
      military spouse
      retired marine
      air force
      dd214
      benefits for service members
      what do you offer vets
      coast guard
      can my military kid join
      i served 8 years
      discounts for soldiers
      national guard
      transitioning out of the military
      gi bill
      space force
      do reservists qualify
      veteran training
      army wife looking for training`,
  },
  {
    kind: 'explore',
    url: '/explore',
    questions: `
      show me everything
      explore
      site map
      browse all pages
      just looking around
      what else is there
      see all
      i dont know where to start
      where do i start
      menu
      give me an overview
      all options
      list of pages
      what's on this website
      show me around
      take a tour
      not sure what i need
      discover more
      home page
      just browsing`,
  },
];
