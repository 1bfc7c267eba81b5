import type { GoldenGroup } from './golden-set.ts';

/**
 * Written in eight rounds after the first lists, each before its answers were seen, in the voices of parents, veterans,
 * business owners, testers and people in a hurry.
 */
export const everydayGroups: GoldenGroup[] = [
  {
    kind: 'everyday',
    url: '/about',
    questions: `
      whats the deal with this company
      who owns prometheon
      how did you get started
      who is the ceo and what is his background
      tell me more about you guys
      what does your company value
      are you veteran owned
      I'd like to read the founder's bio
      who's on the team
      company info
      how big is your team
      what year did the company start
      is prometheon a real company
      corporate culture
      purpose of the company
      Hi, could you tell me a bit about the people who run Prometheon?
      what's the story behind the name prometheon
      leadership
      do you have a mission statement
      i want to know who i'm dealing with
      why should i trust you
      who is in charge
      how experienced is your team
      was the company started by a veteran
      your core values
      founders linkedin
      are you guys new
      what kind of company is this
      where did this company come from
      core beliefs
      tell me about the ceo
      how many people work at prometheon
      What inspired the founder to start the company?
      meet your staff
      what are your principles
      why was prometheon created
      founder military background
      info about the company please
      who am i talking to
      what does the name mean
      how did it all begin
      who are the people behind this website
      our values
      vission and mision
      Is there a page about the history of Prometheon?
      who's the boss
      what's prometheon all about
      bio of the founder please
      do you have good reviews
      give me some background on the company
      who started prometheon and why
      how many employees do you have
      whats ur mission
      company values?
      can i trust this company
      your vision for the future
      i want to know about your team
      owner name
      I'd like to learn more about your company's mission
      Can you tell me who founded Prometheon?
      What are Prometheon's core values?
      Who is the CEO?
      I want to meet the team behind Prometheon
      abuot your compnay
      ABOUT PROMETHEON
      what is your company culture like?
      Tell me about yourselves
      who leads the company?
      misson statement
      What's your origin story?
      Who is the person in charge of Prometheon?
      Who do I have the pleasure of doing business with? Tell me about the company
      are you a startup
      whos the head of the company
      your philosophy
      i'd love to know more about the founder
      what does prometheon believe
      How long has Prometheon existed?
      the people at prometheon
      Prometheon team members
      prometheon
      why is it called prometheon
      background of the ceo
      Tell me about Prometheon
      What is Prometheon's vision?
      Who are the founders?
      I want to know more about your organization
      What's the company's purpose?
      Could you introduce your team?
      foundr and ceo
      Where can I read about your history?
      Our mission
      WHO IS BEHIND PROMETHEON?
      what technology powers your company
      Is the CEO a veteran?
      so what's this company about
      is prometheon any good
      which people lead the company
      can you describe your company in one sentence
      how did prometheon come to be
      who created you
      your company's goals
      what do you stand for
      employees
      ceo linkedin profile
      what makes prometheon special
      company leadership page`,
  },
  {
    kind: 'everyday',
    url: '/services',
    questions: `
      what kind of services do you have
      i run a small bakery, can AI help me save time
      we're looking for someone to implement ai in our law firm
      develop a mobile app
      custom machine learning models
      need a chatbot for my website
      hire an ai consultant
      VR experience for a product launch
      mixed reality headset app
      what solutions do you have for manufacturing
      can you automate data entry
      enterprise ai rollout
      services
      do you do software development
      what do u offer
      help us figure out an ai plan
      strategic consulting
      what is physical AI
      Hello, my company is interested in adopting AI. What can you do for us?
      what all do you do
      we have a factory and want to use computer vision for quality control
      pricing
      how expensive are you
      do you build websites
      ai agents
      need an ai developer
      AR app for furniture store
      AI audit for my company
      tell me about your ai consulting
      what products do you sell
      business process automation
      software engineering
      help with chatgpt at work
      data analysis
      extended reality
      xr
      what problems do you solve
      Looking for a tech company to help modernize our operations
      custom ai development
      enterprise-wide ai
      What exactly is it that you guys do?
      i need ai for my dental practice
      do you offer consulting services to small businesses
      our hospital needs an AI solution
      can you create an ai chatbot that answers customer calls
      list your services
      implementation of ai at scale
      do you build ai models
      I own a shop and want to use ai to get more customers
      AR VR
      virtual reality
      service list
      what sort of work do you do
      how do your services work
      technology consulting
      digital transformation
      predictive analytics for sales
      Can AI replace my spreadsheet work?
      i need some software made
      rates
      ai stuff
      business solutions
      we would like to bring ai into our supply chain
      how can you help a nonprofit
      do you guys do app development
      looking for ai experts
      ai integration
      get ai for my real estate business
      what's included in your services
      oculus quest app
      AI tools for lawyers
      what can prometheon do for me
      our team needs an ai strategy
      build me a bot
      need help automating customer emails
      do you sell software
      machine learning
      AI implementation cost
      how do i use ai in my business
      tech solutions
      custom development
      What services do you provide?
      Tell me about your AI consulting services
      I need custom AI development for my enterprise
      Do you offer augmented reality solutions?
      srvices
      consulting
      WHAT DO YOU OFFER???
      help me implement AI in my company
      I'm interested in strategic AI consulting
      Do you do machine learning projects?
      enterprise AI
      How can AI improve my business?
      I'd like to automate my workflow
      What are your main offerings?
      mixed reality
      consultancy services for ai
      I need help with artificial intelligence at my firm
      what is it that you sell
      ai product development
      automating repetitive tasks
      could you make a custom app for my clinic
      What industries do you serve with AI?
      AI for accounting
      help me with digital innovation
      deep learning
      3D virtual tours in VR
      list all the services
      generative ai for business
      pricing info
      workflow automation
      want ai in my warehouse
      what could you do for a law firm
      What can Prometheon help my business with?
      Show me your services
      I am looking for AI solutions
      consultng servces
      Enterprise-Wide Solutions
      AR, MR and XR
      How much do your services cost?
      Which services do you offer to businesses?
      I want to build an AI product
      strategic ai consultant
      AI develpoment
      physical AI solutions
      do you help companies adopt AI?
      do you work with ai
      tell me what you offer
      we're a logistics firm drowning in paperwork, can ai help
      do you do it consulting
      ai strategy session
      can you make us an internal gpt
      what are your rates for consulting
      can you set up a phone bot for my salon
      AI in healthcare
      your products and services
      develop software for my startup
      smart glasses app`,
  },
  {
    kind: 'everyday',
    url: '/porpoise-robotics',
    questions: `
      do you have any robots that go underwater
      who makes your robots
      rov for sale
      looking to purchase a submersible
      what is porpoise robotics
      link to the porpoise shop
      can i see the robots
      industrial robots
      robotic solutions for a fish farm
      need to inspect a dam underwater
      robotics company in san diego
      robot that can swim
      robot vehicles
      Are the ROVs made in the USA?
      underwater rovers
      robots
      are there robots for cleaning boats
      is porpoise robotics part of your company
      underwater remotely operated vehicles for marine research
      what can your rov do
      underwater exploration
      how deep can it dive
      your partner's robots
      shop robotics
      robot dealer
      we need a robot to inspect pipes
      robotic fish
      porpoise
      robotics integration with ai
      underwater camera robot
      AUV
      do the robots use artificial intelligence
      what robots do you carry
      we study coral reefs and need an rov
      get me a robot
      do you rent underwater robots
      porpoise robotics website
      subsea inspection
      the robotics people you work with
      ROV price list
      robot for warehouse
      humanoid robots
      Porpoise Robotics partnership
      autonomous boats
      robotic arm
      unmanned underwater vehicle
      do you guys have robots?
      I am shopping for an underwater ROV for my dive company
      robot to clean my pool
      robotics hardware
      marine robots
      what does porpoise do
      who is porpoise robotics
      robots that work underwater
      remote operated underwater vehicle price
      our aquarium needs an underwater camera
      do you lease robots
      buying a robot for my business
      robotics store
      Tell me about your robotics partner
      I'm interested in buying an ROV
      What is the collaboration with Porpoise Robotics?
      underwater robots
      porpise robotics
      Can I purchase robotic vehicles?
      robotics solutions for my company
      Do you have marine robots for research?
      I want to buy robots
      autonomous underwater drones
      partnership with porpoise
      rovs and robots
      show me robots
      a robot that explores the ocean floor
      Are you affiliated with Porpoise Robotics?
      underwater vehicles for sale
      what is an rov
      robot rentals
      inspect my boat hull
      buy rov online
      We operate a marina and need underwater inspections
      purposie robotics
      industrial robotics for manufacturing
      Who is Porpoise Robotics?
      I need a robot for underwater inspection
      How can I buy a ROV?
      porpoise partnership
      robotix
      Robotics Solutions
      Do you sell underwater vehicles?
      roboitcs
      shop for robots
      robots & rovs
      do you sell those little submarines
      robots for underwater archaeology
      what kind of robots do you have
      robot maintenance
      i need an rov pilot
      robotics partner
      link to robotics shop
      can i get a robot for my home
      sub sea drone
      fish tank robot`,
  },
  {
    kind: 'everyday',
    url: '/partner-with-us',
    questions: `
      how can my company partner with yours
      want to earn commission by referring customers
      we are a nonprofit interested in a partnership
      strategic partnerships
      do you work with government agencies
      partner up
      become an advisor
      what do partners get
      sign me up as an affiliate
      collaboration opportunities
      I own a business and want to join forces
      how to become your distributor in mexico
      b2b partnership
      vendor partnership application
      my agency would like to refer clients to you
      what are the perks of partnering
      do you have a referral program
      federal contracts
      I represent a university and we'd like to collaborate on research
      can we white label your stuff
      looking for strategic business partner in robotics
      partner application
      co-marketing partnership with our firm
      join as partner
      who are your partners
      tell me about partnership benefits
      corporate advisor
      how much commission do i get
      invest in prometheon
      we want to work with you guys on a project
      Business development collaboration
      i'd love to team up
      our school district wants to partner with you
      are you looking for resellers
      refer a friend
      tech startup seeking partnership
      interested in collaborating on a project
      how can we work together
      what does it take to be a partner
      Advisory
      defense contractor
      do you offer sponsorships
      partner with prometheon
      get paid to refer people
      bulk reseller pricing
      can my company become an affiliate
      id like to discuss a business partnership
      do you have affiliates
      We're a marketing agency, can we partner?
      i have clients who need ai, do you pay commissions
      Partner program details
      how can i collaborate with prometheon
      selling your products in my store
      partnering
      city government partnership
      be an advisor for federal agencies
      team up with your company
      we want to sponsor a student event
      investor relations
      why should i become a partner
      I want to become a partner
      How can I partner with Prometheon?
      What are the benefits of partnering with you?
      I'd like to join your referral program
      business partnership opportunities
      partnr with us
      Do you offer referral commissions?
      my startup wants to collaborate
      corporate partnerships
      federal advisory roles
      Partner With Us
      Is there an affiliate or reseller program?
      strategic business alliance
      Can our organization partner with you on a robotics project?
      Holograms for a business partnership
      i'm interested in a partnership
      let's work together
      is there a commission for referrals
      my company and yours should collaborate
      selling as a distributor
      how do referral payouts work
      government partnerships
      can i join your advisory team
      affilliate program
      we are an agency looking for white-label ai
      partnership request
      colaboration
      who can become a partner
      I would like to explore a business partnership
      What benefits do partners receive?
      How does the referral commission work?
      our company wants to become a partner
      partnership oportunities for business
      I want to collaborate with your company
      digital badge
      Corporate Advisory
      partner onboarding
      become a parnter
      teaming agreement for federal contracts
      i've got a business proposal
      can i refer my cousin's company and get paid
      looking for channel partners?
      we'd like to be a sponsor
      how many partners do you have
      collab?
      are you open to partnerships
      list my company as your partner
      i want to represent prometheon in texas
      teaming partner for a dod contract`,
  },
  {
    kind: 'everyday',
    url: '/akron-holograms',
    questions: `
      hologram fan for nightclub
      how much does the akron 1 cost
      difference between akron i and akron ii
      can i rent a hologram for an event
      do the holograms need glasses
      how big is the hologram display
      holographic fans
      i saw a hologram at a conference and want one
      3d holographic projector price
      hologram monthly plan
      upload my own images to the hologram
      buy akron
      hologramms
      those floating 3d displays
      Hologram wedding cake display
      fan hologram 3d
      what resolution are the holograms
      need something eye catching for my trade show booth, like a hologram
      akron iii
      is the hologram warranty included
      how do holograms work
      can the hologram show a video of my product
      i'd like a personalized demo of the holograms
      add-on images for akron
      holo fan
      Holografic display
      3D LED fan
      hologram for church
      hologram cost
      can i buy one of those hologram things
      Price for Akron II?
      hologram with 3 fans
      do you do holograms for concerts
      hologram advertising for restaurants
      interactive hologram
      do you ship holograms
      display that floats in the air
      holograms for a birthday party
      whats a hologram fan
      hologram animation
      1080p images for hologram
      Akron
      3d advertising display
      holographic
      I want a hologram of my logo
      do you install holograms
      can holograms be seen in daylight
      cost of akron holograms
      hologram fans for sale
      how many images come with akron 3
      hologram for museum exhibit
      3d fan thing
      which hologram is the biggest
      hologram kiosks
      HOLOGRAM!!!
      holograpic fan
      How much does the Akron III cost?
      I want to buy a hologram display for my store
      Show me your holograms
      hologrm
      holographic displays for events
      Are the holographic fans loud?
      akron hologram pricing
      3D holograms for marketing
      What models of holograms do you have?
      HOLO GRAMS
      I need a hologram for my business
      hologram add-ons
      hologramas
      How does the Akron display work?
      i want my product to appear as a hologram
      Akron I vs Akron III
      get a hologram quote
      holgram fans
      is there a hologram for under 1000 dollars
      holograms and robots
      3-d hologram
      how do i order a hologram
      a holographic ad in my shop window
      floating image display
      Do you sell holograms?
      What's the price of the Akron II?
      hologram displays for retail
      holgrams
      Can I get a hologram demo?
      HOLOGRAM FANS
      Are holograms available for rent?
      I'd like a holographic display at our conference
      hologram ads
      How many fans does Akron III have?
      do you have a hologram of a dog
      hologram for a wedding
      how do i load pictures onto my akron
      hologram repair
      are holograms expensive
      can you show a hologram at my school
      whats the resolution on the akron 2
      holograms for kids museum
      portable hologram`,
  },
  {
    kind: 'everyday',
    url: '/contact',
    matches: true,
    questions: `
      how do i contact you guys
      can i get a callback
      give me your phone number
      is anybody there
      need to talk to sales
      what time do you open
      when are you open
      are you open weekends
      monday hours
      id like to set up a meeting
      i want a free quote
      do you have any job openings
      internships
      send an email
      i need help
      can someone help me
      customer support number
      whats your email
      get ahold of someone
      i have a question
      your twitter handle
      how quickly do you respond to messages
      live chat
      real human please
      hello i would like someone to contact me
      reach a person
      phone
      text me
      how do i email you
      who do i talk to about billing
      business hours
      do you work on sundays
      what time do you close
      i want to apply for a job
      any positions available
      customer care
      get in contact
      complaints department
      please call me
      i want to leave a message
      can we set up a zoom call
      follow you on instagram
      social media links
      I need to cancel my order
      my question is not answered here
      how do i get a hold of you
      who can i speak with
      need assistance
      where can i send my resume
      is there a number i can call
      i need to speak with someone in person
      I'd like to request more information by email
      are you closed on holidays
      closing time
      hours of operation
      message you
      do you reply fast
      request a quote for my project
      question about my order
      call center
      contact form
      fb page
      help desk
      schedule a consultation
      i want to talk
      can i hire you
      how soon can you get back to me
      hotline
      let's connect
      I have a problem with your website
      tel
      e mail adress
      i'd like to speak with your sales team
      what is the best way to reach you
      when can i call
      are you available tomorrow
      hiring
      looking for work
      i'd like to give feedback
      who do i contact
      can i get a call from somebody
      do you have whatsapp
      opening hours
      book a call
      set an appointment
      speak to manager
      PLEASE HELP
      i have some questions
      your contact info
      office hours
      reach out
      are you guys open right now
      submit a request
      your linkedin
      how to contact support
      How do I get in touch with you?
      I want to send you a message
      What are your office hours?
      Can I speak to a representative?
      I need to contact customer support
      What's your email address?
      Phone number?
      contac us
      I would like to schedule a call
      Give me a call
      Do you have a support team?
      how can I reach someone?
      Are you hiring interns?
      CONTACT US
      I have a general inquiry
      leave my number
      can i email someone
      i want to get in contact with you
      do you pick up the phone on saturdays
      work for prometheon
      speak with an agent
      Do you have a Facebook page?
      i need an estimate
      when does the office open
      could somebody call me tomorrow
      customer servce
      i'd like to talk about something
      refund policy
      send a message
      hours
      make an appointment
      careers
      get in tuch
      How do I contact you?
      I'd like to talk to someone
      What are your business hours?
      Could I get your phone number?
      emial
      speak to a human please
      Is there someone I can call?
      get in touch
      Are you open on weekends?
      contact informtion
      Can I schedule an appointment?
      customer service please!
      I want to send feedback
      id like to chat with somebody
      how late are you open
      can you call me at 5
      i left a voicemail
      ring me
      whats the best number to reach you
      do you answer emails
      i need to reschedule
      any vacancies
      where do i send a complaint
      do you have a newsletter
      i wanna talk to the manager
      hours today
      are u closed`,
  },
  {
    kind: 'everyday',
    url: '/contact#office-address',
    questions: `
      where exactly are you located
      whats ur address
      give me directions
      where's the office
      office address
      how do i find your office
      what's your location
      mailing address
      Which city is your headquarters in
      where is prometheon located
      street address?
      can i come by your office
      address please
      where are u
      WHERE ARE YOU LOCATED?
      how to get to your office from the airport
      location
      where do i find you
      is your office in san diego or la
      do you have a physical location
      directions to the office
      where is your company based
      office
      can i stop by
      wher are you
      whats the address
      where r you guys located at
      map
      which part of san diego are you in
      do you have an office i can visit
      headquarters
      your address?
      how do i get there
      where can i come see you
      locaton
      your office adress
      what street are you on
      do you have a showroom i can visit
      what's the office location
      where you located
      how do i get to you
      are you based in california
      where is the company located
      parking
      Adress of your office
      postal address
      google maps link
      What's your address?
      How do I get directions to your office?
      DIRECTIONS
      whre are you located
      Where is your San Diego office?
      where's your office located?
      I need directions
      where can i find your office
      address of prometheon
      where you guys at
      directions from la
      is your office near downtown
      what's the zip code
      Wheres your location
      how far are you from downtown san diego
      Where is your office located?
      What is the address of your office?
      Directions?
      where are you located in san diego
      ADDRESS
      How can I get to your office?
      offce location
      I'd like to visit your office
      how do i get over there
      where's prometheon
      is your office wheelchair accessible
      which building are you in
      can we meet at your office
      where is it located
      u guys in san diego?`,
  },
  {
    kind: 'everyday',
    url: '/services#creative-studio',
    questions: `
      i want to book a photographer
      how much for wedding photos
      need product pics for my etsy shop
      create a logo for my band
      video editing
      tiktok videos for my brand
      instagram content
      can you photograph our new office
      engagement photos
      ai generated images
      make an explainer video
      film a music video
      graphic designers for hire
      surf photography
      extreme sports photographer
      let me see your gallery
      posters for an event
      ad campaign
      quinceanera photographer
      do you do headshots for actors
      design a menu for my restaurant
      examples of your videos
      visual effects
      new branding
      i need marketing materials
      fotos
      we're getting married in june and need a videographer
      photo booth
      can you retouch my pictures
      ai headshots
      what does a logo cost
      picture of my house for listing
      promotional video
      corporate video
      design services
      photographer near san diego
      youtube thumbnails design
      see your photography
      I need a brochure
      vlog editing
      t-shirt design
      generated video
      billboard ad
      lifestyle photography
      event photographer
      who takes your pictures
      studio
      can you make an ad for my gym
      digital art
      google ads
      Photo Gallery
      cinematic video
      need someone to take pictures at my daughter's birthday
      can you design our business cards
      looking for videographers
      best photographer for sports
      video ads for instagram
      new website design and logo
      product video
      i make music and need a cover art
      social media graphics
      portrait photographer
      fashion photoshoot
      underwater photos
      ai generated art for my album
      can i see samples of your work
      short film
      rebranding
      family portrait
      advertisment
      real estate listing photos
      graphic
      do you make videos with ai
      creative services
      illustrator
      wedding
      event coverage
      do you do weddings
      i need a cool logo
      shoot a video at our restaurant
      make a flyer
      how much do you charge for headshots
      baby photos
      we want to film a short documentary
      motion graphics
      your photographers
      design help
      marketing video for a tech company
      pictures for my menu
      art made by ai
      packaging design
      photographs
      editing
      can you do ads on tiktok
      ugc videos
      Need A Photographer ASAP!!
      album artwork
      3d rendering of a house
      who designed your website
      see past projects
      banner for my shop
      modelling portfolio shoot
      Show me your photo gallery
      I need a logo designed
      Do you offer photography services?
      Can you create a video for my business?
      graphic desgin
      I want to book a photoshoot
      AI-generated video
      social media ads
      video and photography
      creative studio services
      PHOTOS!!!
      I need branding and a logo for my company
      What kind of photography do you do?
      photografer
      Do you shoot weddings?
      visuals made with AI
      i want an advert
      pictures of our graduation
      make a promo clip
      i need a designer
      can you shoot our conference
      animated explainer
      how much for a logo and flyers
      portfolio
      my dog's portrait
      social media video package
      website banners
      ai images
      advertising for my clinic
      maternity shoot
      vidoegrapher
      can you film an interview
      branding for startups
      Photo Shoot!!!
      gallery
      illustrations for a children's book
      Can you design a logo for me?
      I need a photographer for my event
      Do you produce music videos?
      product photos
      logos and branding
      photogrpahy
      Do you do graphic design work?
      I'm looking for someone to shoot a promotional video
      AI visuals gallery
      Where can I see your photos?
      ads for my business
      generated videos
      vdeo
      CREATIVE STUDIO
      I need flyers and posters
      real estate photography
      veterans day video
      take photos of my car
      i need an instagram reel
      do you edit photos
      can you make my logo move
      company headshots
      film our charity gala
      cheap logo
      book you for a shoot
      design for my truck
      can ai make me a picture
      concert photography
      our school play needs a videographer
      what do your photos look like
      brochures for a realtor`,
  },
  {
    kind: 'everyday',
    url: '/services#aerial-photography',
    questions: `
      drone shots of a golf course
      aerial video of our property
      can you fly a drone at my wedding
      drone mapping
      how long can the drone stay in the air
      Drone operator near me
      aerial photos
      do you have uav services
      video from the sky
      drone roof inspection
      can i hire a drone
      real estate drone photography prices
      fly drone over beach
      what drone do you use
      aerial survey
      film our race from the air
      UAV pilot
      droan video
      is your drone pilot faa certified
      bird eye shots
      drone class for my son
      aerial filming
      a drone for my wedding venue
      what's the range of your drone
      dron
      i want drone pics of my boat
      film my boat from above
      cinematic aerials
      get a quote for drone
      can drones fly at night
      drone pilot
      do you do aerial stuff
      aireal photography
      drone videos for farms
      i need shots from above my hotel
      land survey with drones
      are you licensed to fly drones
      Drone
      how far can it fly
      Tell me about your drone services
      Do you offer aerial photography?
      I need a logo and a drone video
      drones for real estate
      areal photography
      dorne footage
      UAV services
      Aerial!!!
      veteran drone pilots
      drone commercial
      uav filming
      can you get drone video of our construction project
      aeriel shots
      drones and photography
      aerial footage for my surf school
      who flies the drone
      dronw
      Do you offer drone footage?
      aerial drone video for my property
      drnoe
      I want aerial shots of my event
      drones?
      Can a drone film my wedding?
      UAVs
      drone photography and logo design
      can you fly over my land and take pictures
      drone inspection of solar panels
      who does your aerials
      film a regatta from the sky
      how much for drone pics
      dji mavic`,
  },
  {
    kind: 'everyday',
    url: '/creative-studio#cinematic-video-packages',
    questions: `
      i want to make a commercial
      commercials for local tv
      30 second commercial
      price for a commercial shoot
      commercial production
      we need a tv commercial for our dental office
      comercial
      radio and television commercials
      film a commercial for our brand
      commercial video
      Who makes your commercials
      business commercial
      tv commercials
      we want a comercial for our store
      produce a commercial
      I need a commercial
      Do you make commercials?
      COMMERCIALS
      commercial for my business
      comercials
      I want a commercial made for TV
      commercials with ai
      commercal
      Can you produce a TV commercial for us?
      commercials please
      do you guys do commercials for small shops
      commerical`,
  },
  {
    kind: 'everyday',
    url: '/education',
    questions: `
      my 12 year old loves computers
      is there a camp for 8th graders
      how do I enroll my son in bootcamp
      what's the cost of the AI Foundations Bootcamp
      learn robotics
      i want to study artificial intelligence
      robotics class schedule
      adult ai courses
      do i get a certificate after the class
      after school program
      do you teach python
      no coding experience is that ok
      when does registration open
      summer activities for teenagers
      school id discount
      college kid wants to learn machine learning
      my granddaughter is really into science
      ai lessons for seniors
      training for my staff
      i'm a high school junior
      what is taught on day 3
      where does the bootcamp take place
      how many students per class
      Robotics 102 prerequisites
      can homeschoolers attend
      what should my kid bring to camp
      AI for beginners
      stem programs
      does the camp provide lunch
      does the boot camp cost money
      Is the AI bootcamp suitable for a 14-year-old?
      classes
      I'd like my teenager to learn about artificial intelligence this summer
      what do kids do at camp
      boot camp
      robotics for middle school
      is there financial aid
      intro to ai
      enrollment
      how old do you have to be for the bootcamp
      do you have weekend classes
      my nephew wants to be an engineer
      learn to build robots
      can adults learn ai here
      certified ai training
      daily schedule of the bootcamp
      summer school
      programming for kids
      teach me robotics
      learning ai
      30% off school id
      robotics certification
      what will students build
      i am a teacher looking for stem curriculum
      AI courses for my employees
      camp for girls
      how do i sign up
      register
      when do classes start
      my kid is bored this summer
      i'm a college student looking for ai skills
      application for the education program
      university students
      ai summer bootcamp
      is bootcamp in person
      how much is tuition
      how do i apply for the ai course
      bootcamp cost
      my child is 10, is he too young for robotics
      Does the camp run all day?
      What's included in robotics 101?
      i want my kids off their phones, got any camps?
      ai training
      upskilling
      is there an online course
      what do you teach
      lessons in ai for grandparents
      do high schoolers get a discount
      bootcamp dates
      coding camp
      courses for college students
      I'm a mom of two boys who love lego
      do kids need a laptop for the camp
      become certified in robotics
      tutor for ai
      will my son get a certificate
      holiday camp
      workshop for our school
      learn machine learning
      robot building class
      Education programs
      studnet discount
      class schedule
      bootcamp address
      k-12
      i dropped out of college and want to learn ai
      ai for kids
      5 day camp
      who teaches the bootcamp
      vocational training
      whats the bootcamp
      my son wants to learn to code
      my grandson is twelve, can he come
      do you have scholarships
      ai classes near me
      curriculum
      learn about neural networks
      how do i register my child for camp
      what's the price of robotics 101
      is bootcamp for beginners
      how many days is the bootcamp
      camp for high schoolers
      could my whole class come visit
      kids program
      what grade levels
      can i get college credit
      is there a waitlist for the summer camp
      training courses
      teaching ai to seniors
      ai certificate
      do you run workshops for companies
      school
      studying robotics
      want to become an ai engineer
      my daughter loves science
      sign my kids up
      eduacation
      who can enroll
      STEM camp
      after school robotics
      homeschool curriculum
      is lunch included at camp
      course fees
      learn prompt engineering
      can i still register
      I'd like to learn about AI
      Do you offer robotics courses?
      When does the AI bootcamp start?
      How much does the bootcamp cost?
      bootcmp
      I want to enroll my son in a summer camp
      AI training for high school students
      educaton programs
      Are there classes for adult learners?
      What will I learn in Robotics 101?
      Do students get a discount?
      COURSES
      Can middle school students join?
      robotics training
      AI summer bootcamp for teens
      courses and workshops
      learning opportunities
      i want to lern robotics
      How do I apply for the education program?
      Is there a certification?
      Tell me about the AI Foundations Bootcamp
      ai camp
      summercamp
      my highschooler wants to try robotics
      can u teach me ai
      Can my son and daughter both attend the bootcamp?
      how to become certified
      classes for retirees
      any programs for 5th graders
      i want to take a class
      robot camp
      course list
      is the ai course online or in person
      how big are the classes
      teen bootcamp
      kids ai
      what's the bootcamp schedule
      what does robotics 102 cover
      my school wants a workshop
      continuing education
      studnets
      trainings
      AI seminar
      girls who code
      i'm 16 can i join
      highschool
      learn how to use chatgpt
      enrollment deadline
      Tell me about your AI bootcamp
      What courses do you offer?
      robotics 102 course
      My child wants to learn robotics
      Is there a summer camp for kids?
      How do I sign up for the bootcamp?
      AI eduction for students
      Do I need coding experience for the bootcamp?
      trainning
      student discounts
      I'm a parent looking for STEM classes
      learn AI
      When is the next class?
      How long is the AI bootcamp?
      ai clases
      Can my 13 year old join the bootcamp?
      Do you offer certificates?
      My son is interested in robots
      robotics and ai courses
      COLLEGE COURSES
      is the camp good for shy kids
      what if my son misses a day of camp
      my kid failed math, can he still do the ai course
      i wanna learn robotics but im broke
      ai for high school
      how do i get my kid in
      9am to 1pm camp
      is it ok if she has no experience with computers
      do you teach adults too
      courses with certificate
      can we pay tuition monthly
      kids summer program
      we homeschool, do you have anything
      looking for something educational for my boys
      where's the bootcamp
      teach a class at our library
      im a freshman in college
      sign-up form for bootcamp
      robotics club
      stem activities
      who is the instructor`,
  },
  {
    kind: 'everyday',
    url: '/veterans-program',
    questions: `
      i'm a retired navy chief
      is there a discount for vets
      my wife is active duty
      what do i need, dd214 or id?
      army reserve
      I served in Iraq
      military family program
      can dependents of service members apply
      just separated from the air force
      military to tech career
      disabled veteran resources
      us marine looking for a new career
      do you take the gi bill
      how do i prove my service
      veterans 20% off
      ex military
      marines
      i am a former soldier
      coast guard spouse
      i just left the army, need new skills
      what can you do for veterans
      my dad was in the marines can i get a discount
      Veterans' AI training
      discount on rov for vets
      military kids
      navy seal
      im currently serving in the air force
      do i qualify as a reservist
      transition from military to civilian career
      Army
      honorably discharged
      programs for military spouses
      is this free for vets?
      veterans application
      ROTC
      former service member
      i was deployed twice
      VA
      usmc vet
      do you support our troops
      benefits for vets
      Thank you for serving - what do you give veterans?
      my spouse is in the navy
      30 years in the air force and now retired
      vet program
      i'm in the reserves
      are military kids eligible
      what id do i need to show for the military program
      discount for active duty
      bootcamp for veterans
      help for ex soldiers
      wounded warrior
      space force guardian
      robotics training for vets
      military benefits
      a sailor's family
      does my national guard service count
      retired military
      Vets 4 AI
      vetrans
      is there anything for military families
      I'm active duty navy stationed in san diego
      veterans discount on robots
      former army medic wants to learn AI
      va benefits
      served in the coast guard for 10 years
      do you accept military id
      how do veterans apply
      for vets
      hiring veterans
      marine corps veteran
      airforce
      what benefits do military spouses get
      troops
      post 9/11 gi bill
      combat vet
      getting out of the military next month
      my mom is in the army
      Tell me about your veterans program
      Do you have programs for veterans?
      What discounts do veterans get?
      I'm a military spouse, am I eligible?
      vetern
      VETERANS PROGRAM
      I served in the Marines
      veteran robotics discount
      veterans and education
      Is the program open to active duty?
      military families
      army vets
      Can veterans attend the AI bootcamp?
      retired from the air force
      militry
      AI courses for military
      veterans
      Vet here, what do you got?
      retired army sergeant
      how can veterans get certified in AI
      my husband is deployed
      military discounts on rovs
      armed forces
      navy wife
      veterns programme
      active-duty discount
      Is there help for vets leaving the service?
      i was in the marines
      Coast Guard
      reserves
      ex-navy
      What do you offer veterans?
      I am a veteran
      military
      vetrans discount
      I'm in the Army and interested in robotics
      Do military spouses qualify?
      Veteran's program application
      programs for active duty service members
      I just retired from the Navy
      veteren
      VETS!
      AI training for veterans
      Space Force
      discount for military families
      20 years army, now what
      do vets pay less
      im in the guard
      my son is in the navy
      use my gi bill for the course
      disabled vet
      military transition program
      i was a sailor
      army brat discount
      help for veterans
      just got my dd214
      air force veteran wants to buy an rov`,
  },
  {
    kind: 'everyday',
    url: '/explore',
    questions: `
      what's here
      show all pages
      i'm just browsing
      where should i start
      what can i find here
      take me to the menu
      give me a tour
      see everything you have
      go to home page
      what are my options
      explore the site
      i want to look around
      what is on this site
      sitemap
      navigate
      i'm lost
      help me find something
      i want to see everything
      let me browse
      what can i do here
      main menu
      list everything
      other pages
      show me options
      what should i look at first
      show everything
      browse
      i have no idea where to begin
      what pages do you have
      i'm new here
      give me the full list
      website map
      look at everything
      what else do you have
      index of pages
      go home
      whats on here
      where do i go from here
      explore more
      give me options
      show me the menu
      view all
      can i look around
      all pages
      tour the site
      first time here
      show me the whole website
      navigation
      Show me everything you have
      I'm just exploring
      What can I see on this website?
      Explore
      show me all pages
      exlpore
      I want to browse
      What's available on this site?
      give me a list of all pages
      Where should I begin?
      overview of the site
      what is there to see
      show me what's on the website
      everything
      let me explore
      all your pages
      can you show me around
      menu please
      just having a look
      i don't know what i'm looking for
      Show me everything
      What can I explore?
      I want to see all pages
      Just browsing, thanks
      explore options
      evrything
      what else do you have on this website
      lets look around
      what can i find on this website
      i'm not sure what i want
      everything please
      where do i even start
      browse the site`,
  },
  {
    kind: 'everyday nonsense',
    url: '/contact',
    questions: `
      asdkjh asd
      what is 2 + 2
      who is the president of the united states
      do you like dogs
      i am hungry
      how do i change a tire
      xx
      lol
      is santa real
      play despacito
      the quick brown fox jumps over the lazy dog
      bonjour comment allez-vous
      buenas tardes
      wie geht es dir
      como estas
      what's up
      good evening
      are you a robot
      i love you
      qr code generator
      gjhgjhg jhgjhg
      how much does an elephant weigh
      translate hello to spanish
      where is waldo
      how's it going
      how are you
      what's your favorite color
      1+1
      ....
      dfgdfg
      should i get a haircut
      what day is it
      jjjjj
      my name is bob
      thank you
      what's your favorite movie
      is it friday yet
      can you do my taxes
      how do i get rid of ants
      !!!???
      hfjdks hfjds
      supercalifragilisticexpialidocious
      do re mi
      dobry den
      merhaba nasılsın
      hej, hur mår du
      안녕하세요
      สวัสดี
      selamat pagi
      god morgen
      oops
      how do i cook rice
      nice
      why is the sky blue
      when is christmas
      password123
      what is love
      foo bar baz
      cheese
      i'm cold
      who let the dogs out
      to be or not to be
      ugh
      never mind
      is anyone hungry
      qwertyuiop
      bleep bloop
      what's for lunch
      zxcvbnm
      i hate mondays
      tell me a story
      how far is the moon
      pineapple on pizza
      abc
      haha
      guten morgen
      buongiorno
      dzień dobry
      salam alaikum
      γεια σου
      नमस्ते
      hey siri
      knock knock
      yes
      no
      idk
      rock paper scissors
      sdfsdf sdfsdf sdf
      is the earth flat
      lkjh
      my car won't start
      cat
      who is batman
      42
      😀
      foobar
      i like turtles
      yo
      sup
      did you see the game
      where are my keys
      i need a girlfriend
      how do magnets work
      lalala
      bla bla
      asd
      why
      what
      bonsoir
      hallo wie gehts
      ciao bella
      kia ora
      jambo
      今日は
      hyvää päivää
      best burger
      can dogs eat grapes
      what is the speed of light
      trololo
      $$$
      aaaa bbbb cccc
      is water wet
      good night
      potato
      remind me to buy milk
      asdfgh
      Bonjour
      Hola, ¿cómo estás?
      Guten Tag
      Привет, как дела?
      qwertz
      blorp fnord
      What is the capital of France?
      Tell me a joke
      123
      xkcd
      How's the weather?
      lorem ipsum
      what time is it in tokyo
      I want a pizza
      hgfhgf hgf
      !@#$%^&*()
      aaaaaa
      Ciao
      Olá
      Namaste
      Merhaba
      你好吗
      안녕
      Sawubona
      mary had a little lamb
      who shot jfk
      ping
      wwwwww
      gibberish
      how many legs does a spider have
      tell me about dinosaurs
      i'm sad
      sdkfjhskdjfh
      zzzzzzz
      best restaurants nearby
      how to tie a tie
      good afternoon
      hola amigo
      buenas noches
      bom dia
      grüß gott
      salaam
      nǐ hǎo
      hej
      czesc
      mwah
      hmmm
      does pineapple belong on pizza
      meow
      is god real
      what's 5 times 7
      when is the next full moon
      sjkdhf 8934 sdf
      blub
      sdlkfj
      Hello there
      Buongiorno!
      Konnichiwa
      Salut
      Hallå
      Zdravstvuyte
      שלום
      What is the meaning of life?
      banana pancakes
      How tall is the Eiffel Tower?
      abcdefg
      purple elephants dance
      qwe rty
      1234567890
      true
      asdf asdf asdf asdf
      ???
      football scores
      Who won the world cup?
      eggs and bacon
      my head hurts
      how do you spell restaurant
      are we there yet
      i can't sleep
      do you believe in ghosts
      what should i wear today
      wassup
      guten abend
      merci beaucoup
      que tal
      ohayo gozaimasu
      terve
      sdf jkl
      tralala
      gg
      bruh
      how old are you
      my wifi is slow
      is a hotdog a sandwich
      1 2 3 4
      what is the population of china
      who painted the mona lisa
      how do i boil an egg
      what's the best way to lose weight
      when does daylight saving end
      how many ounces in a cup
      can you recommend a good book
      who sang bohemian rhapsody
      why is my dog barking
      is it safe to eat raw fish
      how do i remove a stain
      what year did titanic sink
      what's the score of the lakers game
      how to get rid of hiccups
      can you tell me the time
      where is the bathroom
      is there a god
      how much does a tesla cost
      what is quantum physics
      set an alarm for 7
      turn off the lights
      translate good morning to german
      who is the king of england
      how long is the great wall
      do you dream
      what is your favorite food
      are you human
      are you single
      can you sing
      are you alive
      you are stupid
      i hate you
      this sucks
      shut up
      nice to meet you
      happy birthday
      merry christmas
      see you later
      goodbye
      bye
      thanks a lot
      thank you so much
      no thanks
      whatever
      i don't care
      okay cool
      sounds good
      lol what
      omg
      wtf
      huh
      hello world
      testing testing
      test 123
      is this thing on
      can you hear me
      knock knock who's there
      what is the square root of 16
      how do planes stay in the air
      where do babies come from
      why do cats purr
      what's the tallest mountain
      how far is mars
      what is a black hole
      who invented the light bulb
      how do vaccines work
      cure for a headache
      my back hurts
      i feel sick
      need a plumber
      fix my sink
      lawn mowing
      i need a ride to the airport
      cheap hotels in vegas
      order pizza online
      pizza delivery
      best tacos in town
      chocolate cake recipe
      how to knit a sweater
      is chess hard
      rules of poker
      minecraft tips
      best netflix shows
      taylor swift tickets
      lyrics to happy birthday
      horoscope for leo
      stock market today
      bitcoin price
      convert miles to km
      how many feet in a mile
      what does lol mean
      define serendipity
      spell necessary
      rhymes with orange
      tell me something funny
      make me laugh
      roses are red
      once upon a time
      the cake is a lie
      all your base are belong to us
      may the force be with you
      live long and prosper
      i am groot
      hakuna matata
      supercalifragilistic
      abracadabra
      blah
      asdf jkl
      qwerty123
      zzzzz
      hjkl
      aaa
      x
      ??
      lorem ipsum dolor
      foo
      bar
      kjhgfdsa
      mnbvcxz
      poiuytrewq
      fghj
      wer sdf xcv
      ajsdhkajshd
      xoxo
      123 456 789
      0
      -1
      3.14159
      #$%^
      ¯\\_(ツ)_/¯
      <b>hi</b>
      SELECT * FROM users
      ../../etc/passwd
      hola que tal
      como te llamas
      je ne sais pas
      ça va bien merci
      ich liebe dich
      wo ist die toilette
      dov'è il bagno
      come stai
      obrigado
      tudo bem
      hur mår du
      hvordan har du det
      mitä kuuluu
      jak się masz
      dobrý den
      как дела
      добрый день
      你叫什么名字
      おはようございます
      감사합니다
      नमस्ते आप कैसे हैं
      السلام عليكم
      שלום מה שלומך
      γεια σας
      merhaba nasılsınız
      xin chào bạn
      apa kabar
      kamusta ka
      sawa sawa
      habari yako`,
  },
];
