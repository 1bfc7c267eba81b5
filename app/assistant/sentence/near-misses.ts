import { words } from '../catalogue/list.ts';

/** Right English words that are one or two letters from a topic of ours: never taken for a misspelling of it. */
export const nearMisses = words(`
  aaron advent adventist adverse agence agitation aikman airfare airing allegiance allianz allowance ample
  apparent appliance apron area argent aria arian arie arma armani armey aron artest assisi assistant automaker
  avert aviation axial bailing banker banter barent barking basil basin basis bassist bedding bender bequest
  billiard bland boiling bonner bother bounded bourse brad braid bran brandi brando brandt brandy brant broke
  broker browne bullying busiest camara camaro campo campy captor carp carrera carrier carter carver cash cass
  caught ceding champ champaign champlain chancel chaplain chariot charle chea cheat childress chile chili
  chill chipping chose clamp clarity classy claus clearest clone cloning closet clove coherence collage collar
  colleague coloration commute commuted commuter compassion compete competed compiler complacent compliant
  complying composer conceal conceit concerto concrete confessed confided confidence confined confluence
  confounded conjured consolation construct constructor consul consulate consumed contra contradict contrary
  contrast convergence coping coronation corporal counteract cramp crass creature cruise crush culpability
  decree dedication deduction deeply defection defector defendant deferring dependency depending deriving
  deserve despondent detector digestion diller diplomat directive directv discovery dissection drained draining
  drove earner elective emil emission emulation ender enron equation equator errol estate evert excessive
  execute execution expansive expense expiration explanation explode exploitation explosive expressive
  extensive farther feather fended fender fending festive feuding firing fishman fission folding foster fouling
  foundry foyer francais francaise francine francis francois freedman freeman frenchman funded gail galley
  gartner gather geller gender grail grayson header healer hearing herring hiding hiking holliday homage
  homemade hounded huan humana humane humankind humber hummer hunan hyman imitation incest inclement indication
  initiation insect instructed integral integrity inter intra invent invocation irritation killing klose ladder
  lago lauder laughter leander lear leary leeson legitimacy lender lerner lesion lessen loader lobo loco longo
  losing louder lugo lumber maine manger manner marian mariana marianne mariano marie marina marino
  marion mather mating maxine militancy militant milling minter nagy nava nave nice nitro offending offing
  offspring omission operatic orator overheard overheated overload oversea packing paerson paring parity parry
  parson part parte parti parting partly pasteur pathan patty pearson peron persson pierson porter portray
  posner posture potion potter pounded pounding predict preferring preservation preserve presume preview pride
  primacy prime prince principe prize proctor produce profess professed profession projectile propose
  prosecution prosecutor protect protector protein protestor prowess pryce quentin rained raining rather
  readership realty rebelled recitation recurring redding refereeing refined reforming registry regulation
  reindeer reiter relief reparation repelled repetition repudiation resign resisted reveler reversal reversing
  reverting rosale roster rounded rounder rounding russell schell schiller scholar schole schooner schroder
  schuyler scooter seamer seaport seminal seminary sendai sender shaping shifting shilling shining shopping
  simmer sipping skipping slapping slider slipping snapping snapshot sneak sneaker sniping sommer sounded
  sounding sparking spear speck stately steak stepping stiff stimulation stipulation stopping strained
  straining strait streep stripping stud sturdy submachine subset summarize summed sumner sumter supple
  swapping swerved syllable tailor tanner tanning telethon tenaga tender tiring tonnage torch touche touchy
  tough tracing trailed trailing trapping trawler tudor tumor turing tweed tweet twister undercard underrated
  undertaker underwriter vander vassal vent viscount vocation vulture wading warrant weakened welding wesson
  whipping wholesome whore wiring witter worship wounding yorker`);
