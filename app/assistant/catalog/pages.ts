import { list, words } from './list.ts';
import { addressTerms, droneTerms } from './shortcuts.ts';
import type { Page, PageName } from './types.ts';

export const pages: Record<PageName, Page> = {
  about: {
    url: '/about',
    generality: 2,
    keywords_phrases: list(`
      who are you, who you are, who is this, what is this, who am i, about you/us/yourself/prometheon,
      all about, what is prometheon, why prometheon, your/this/the company/business, you a company/business,
      your/prometheon story/team/people/staff/technology/tech/values/goal/background/experience/name/history/culture,
      the team, in business, been around, stand for, what you/prometheon believe,
      you different/special/unique/apart/start/real, choose/trust you, technology use, staff, founder, mission,
      vision, purpose, culture, history, legit, principle, ethic, belief, owned, exist, review, testimonial,
      core value, vision value, company info/start/value/profile/background/name/culture, what kind company,
      how it start, who/people run/behind/own/work/lead/start/made/create/charge, meet team/staff/people,
      how many people/staff, real company, founder/start/owned + veteran`),
    failsafe_keywords: words('prometheon company value technology'),
  },

  services: {
    url: '/services',
    generality: 1,
    keywords_phrases: list(`
      service, solution, capability, expertise, offering, product, package, what/work you do,
      what company/prometheon/they do, what you have/got/sell/good/make,
      you offer/provide/specialize/charge/solve, how/can you help, you help with, your price, price list,
      how much you, how much is it, how much it price, ai, consult, strategy, automate, integrate, chatbot,
      software, developer, engineer, app, analytics, data, reality, ar, vr, xr, simulation, headset,
      language model, computer vision, ai + business/company/help/consult/automate/customer/work,
      custom/physical/generative/build ai, enterprise solution, build app/software/website/tool/system,
      custom software, web development, reality/vr/ar/simulation + learn, company/business help,
      business problem, small business`),
    failsafe_keywords: words(`
      business custom mr price digital efficiency process website tech operations project`),
  },

  porpoise_robotics: {
    url: '/porpoise-robotics',
    keywords_phrases: list(`
      porpoise, robot, rov, underwater, humanoid, sonar,
      robot partner/company/solution/shop/service/arm/kit/dog/ai/people, buy/build/rent robot,
      underwater drone/vehicle/camera/explore, water/ocean/marine drone,
      marine robot/biology/science/research/technology, ocean explore,
      autonomous/operated/unmanned/remote vehicle, hull inspect, deep dive, porpoise + partner`),
    failsafe_keywords: words(`
      ocean sea hull reef dive diver vessel boat ship vehicle aquatic dam pier inspect`),
  },

  partner_with_us: {
    url: '/partner-with-us',
    keywords_phrases: list(`
      partner, become/join partner, work together, work with you/us/company/government, team up,
      join forces/you, business with you, joint venture, business partner/opportunity/proposal, represent,
      reseller, affiliate, referral, refer, commission, distributor, dealer, wholesale, franchise, vendor,
      supplier, sponsor, invest, ambassador, alliance, advisory, government, federal, contractor, procurement,
      digital badge`),
    failsafe_keywords: words('badge'),
  },

  akron_holograms: {
    url: '/akron-holograms',
    keywords_phrases: list(`
      hologram, buy hologram, 3d fan/display/projector/screen/photo/video/ad/logo, fan/led display,
      led/spinning fan, floating photo/display/logo/3d, trade show, window/store display, display float,
      digital signage, volumetric,
      hologram + learn/photo/video/design/logo/ad/brand/animation/graphic/event/wedding/party, fan + photo/video`),
    failsafe_keywords: words('fan 3d projector display booth'),
  },

  contact: {
    url: '/contact',
    generality: 2,
    keywords_phrases: list(`
      contact, email, call, talk, human, message, ask, question, support, help, connect, reach, quote, estimate,
      proposal, appointment, schedule, meeting, demo, email address, talk human/someone,
      call/find/contact/hold someone, someone there/help, hold of, in touch, get back, video call/chat,
      customer service/support/care, help me, hour, open, close, available, availability, what time/day you,
      respond, reply, response, job, work at prometheon, work here, join your team, volunteer, feedback,
      suggestion, invoice, billing, payment, instagram, social media, press, interview, sale team, request,
      broken, problem, office hour/open/close, schedule/book/free consult, question about`),
    failsafe_keywords: words('saturday sunday'),
    special_rules: [{ terms: addressTerms, url: '/contact#office-address', action: 'scroll_to_section' }],
  },

  creative_studio: {
    url: '/services#creative-studio',
    keywords_phrases: list(`
      creative, studio, photo, video, design, logo, ad, brand, flyer, graphic, animation, illustration, podcast,
      gallery, portfolio, your/past/previous work, past/previous/your project, see work, sample, example,
      wedding, shoot, event, party, graduation, marketing, promo, campaign, visual, art, artist, edit, camera,
      production, presentation, print, packaging, signage, invitation, book/album cover, t shirt,
      3d animation/model, instagram/media post/manage/content, content create/creator/marketing/writing,
      ai art/generated/influencer, event/party + photo/video`),
    failsafe_keywords: words('media'),
    special_rules: [
      { terms: droneTerms, url: '/services#aerial-photography', action: 'scroll_to_section' },
      {
        terms: ['commercial'],
        url: '/creative-studio#cinematic-video-packages',
        action: 'scroll_to_section',
      },
    ],
  },

  education: {
    url: '/education',
    keywords_phrases: list(`
      course, learn, kid, student, enroll, coding, teacher, tuition, homework, certificate, stem, scholarship,
      homeschool, beginner, elementary, classroom, k12, grade, lego, robot 101/102/club/team/competition,
      ai literacy, summer program/activity/break, spring break, after/high/middle school,
      school program/visit/id/discount, college, university, adult learner, # year old, # yo/yr, # grade,
      im/am #, sign up, field trip, train staff/team/employee/my/our, to code, learn code, day #,
      become/be + engineer, career change, financial aid, payment plan,
      learn/kid/student/course/certificate/teacher/beginner/enroll/summer + robot,
      learn/kid/student/course/beginner/school/summer + ai, course/kid/student + underwater,
      course + address/direction`),
    failsafe_keywords: words(`
      school summer age adult parent program apply discount spot science computer skill week date degree`),
  },

  veterans_program: {
    url: '/veterans-program',
    keywords_phrases: list(`
      veteran, active/reserve duty, national guard, the guard, va benefit, gold star, purple heart,
      wounded warrior, skillbridge, service people, my service, marine corps/family/spouse,
      former/retired/ex marine, a/the/us/am/was marine, served, serving in, i serve, deploy, combat, enlist,
      discharge, armed forces, camp pendleton, the reserve,
      veteran + course/learn/robot/rov/ai/kid/student/price/help/enroll/job/coding/service/certificate/spouse/partner/skill,
      served + course/learn/robot/ai`),
    failsafe_keywords: words('marine spouse dependent duty discount reserve retired'),
  },

  explore: {
    url: '/explore',
    generality: 2,
    keywords_phrases: list(`
      explore, everything, browse, sitemap, overview, tour, menu, discover, option, choice, confused, navigate,
      homepage, im/am lost, show/see/view/list all, what available/else, anything else,
      look/looking/show/poke/click around, where start, get start, what here, what is here,
      this/your/the website/site, home/main page, learn more`),
    failsafe_keywords: words('page home index'),
  },
};
