import { list, synonyms, words } from './list.ts';
import type { Language } from './types.ts';

export const language: Language = {
  synonyms: synonyms(`
    what: whats wat wut
    where: wheres
    who: whos whose
    the: teh
    you: u ya yall
    your: ur yours youre
    yourself: yourselves
    are: r
    do: does did
    business: corporate enterprise startup agency nonprofit charity b2b biz entrepreneur
    company: corporation firm organization corp org
    government: govt
    partner: partnership collaborate collaboration collab cooperate
    reseller: resell resale
    referral: referring
    sponsor: sponsorship
    invest: investment
    advisory: advisor adviser
    distributor: distribute
    contractor: contract subcontract
    consult: consultant consultation consultancy
    automate: automation
    integrate: implement implementation
    strategy: strategic
    ai: artificialintelligence artificial intelligence machinelearning deeplearning genai chatgpt gpt openai llm
    build: built develop create make
    developer: programmer
    app: application
    chatbot: bot
    staff: employee worker
    robot: robotics robotic
    rov: auv uuv submarine submersible
    hologram: holographic holography holo akron
    projector: projection
    photo: photograph photography photographer foto picture pic photoshoot headshot portrait image imagery selfie
    video: vid videography videographer film filmmaker footage cinematic cinematography reel clip trailer documentary vlog
    design: designer redesign
    ad: advert advertise advertising advertisement
    brand: rebrand
    commercial: comercial
    animation: animate
    art: artwork
    illustration: illustrate
    flyer: leaflet brochure poster banner
    event: concert festival conference
    graduation: prom quinceanera
    party: birthday
    aerial: ariel areal arial
    quadcopter: copter helicopter dji
    kid: child children son daughter teen teenager teenage tween preteen boy girl nephew niece grandson granddaughter grandkid grandchild grandchildren youth toddler
    course: class lesson workshop seminar curriculum bootcamp camp summercamp tutorial syllabus
    learn: study teach taught educate education training trained upskill
    student: pupil schooler undergrad freshman sophomore highschool
    enroll: enrol register registration signup admission
    certificate: certification certified diploma
    coding: programming python
    beginner: intro introduction basics fundamentals foundations
    teacher: instructor tutor tutoring mentor educator professor
    parent: mom mum mother dad father
    veteran: vet military army navy airforce soldier sailor troop serviceman servicemember airman reservist milspouse mil rotc usmc coastguard spaceforce gibill dd214
    spouse: wife husband widow
    price: pricing cost fee rate charge expensive cheap cheapest affordable
    buy: purchase sell sale
    rent: rental lease
    founder: ceo founded founding owner cofounder boss leader leadership executive director
    legit: legitimate scam
    question: inquiry inquire enquiry
    email: gmail mail
    call: phone telephone number text txt cell callback tel hotline voicemail ring
    talk: speak chat
    human: person representative rep agent operator
    help: assist assistance
    hold: ahold
    someone: somebody anyone anybody sum1
    job: career hiring employment vacancy intern internship
    hour: opening
    close: closing
    instagram: insta ig facebook fb twitter linkedin youtube tiktok snapchat whatsapp
    broken: bug crash
    problem: issue
    schedule: reschedule
    underwater: subsea
    address: addy
    direction: driving
    headquarter: hq
    explore: exploration
    start: begin`),
  fillers: words(`
    a an the this that these those it its is am be been being was were have has had having i im ive id ill me my
    mine we our us they their them he she his her him and or but so if then than as at by for from in into of on
    to too with about can could would should will may might must want wanted wanna need needed gonna like love
    get got getting give please pls plz thanks thank thx hey hi hello there here just really very some something
    any anything also how hows when whens why which tell know let info information detail interested interest
    looking look guy folks lot bit kind sort type thing stuff now soon out up down over off back much many more
    most cant dont doesnt isnt wont per th st nd rd n hw der wondering wonder good great one not no yes b take
    going go other own only sure because through bring exactly actually basically maybe ever even always still
    yet all what you your are do`),
  guessable: words(`
    drone video photo robot logo film email phone navy army class camp akron flyer learn where offer touch`),
  lookalikes: words(`
    content ofcourse golfcourse firstclass worldclass movieticket videogame casestudy opensource happybirthday whatsup mailing called`),
  idioms: list(`
    thank you for your service, learn about you/your/us/the/prometheon/hologram, are you a robot, are you human`),
};
