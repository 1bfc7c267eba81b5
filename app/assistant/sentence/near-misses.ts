import { words } from '../catalog/list.ts';

/** Right English words that are a letter or two from a topic of ours: never taken for a misspelling of it. */
export const nearMisses = words(`
  aaron advent adventist adverse agence agitation aikman airfare airing allegiance allianz allowance ample
  apparent appliance apron argent aria arian arie arma armani armey aron artest assisi automaker avert
  aviation axial bailing banker banter barent barking basil basin basis bassist bedding bender bequest
  billiard bland boiling bonner bother bounded bourse brad braid bran brandi brando brandt brandy brant broke
  broker browne bullying busiest camara camaro campo campy cancer captor carp carrera carrier carter carver
  cash cass caught ceding champ champaign champlain chancel chaplain chariot charle chea childress chile chili
  chill chipping chose clamp clarity clash classy clearest clone cloning closer closet clove coarse coherence
  collage collar colleague coloration commute commuted commuter comp compassion compete competed compiler
  complacent compliant complying composer conceal conceit concern concerto concrete confessed confided
  confidence confined confluence confounded conjured consolation constant construct constructor consul
  consulate consumed contra contradict contrary contrast convergence coping copper coronation counteract cramp
  crass creature crush culpability curse decree dedication deduction deeply defection defector defendant
  deferring dependency depending deriving deserve despondent detector digestion diller diplomat direct
  directive directory directv discovery dissection done drained draining drove earner elective emil emission
  emulation ender enron equator errol evert excessive execute execution exercise expansive expense expiration
  explanation explode exploitation explosive expressive extensive fame farther feather fended fender fending
  festive feuding filing fill filled filling finding firing fishman fission folder folding fouling foundry
  foyer francaise francine francis francois freedman freeman frenchman funded funding gail galley gartner
  gather geller gender grail grayson header healer herring hiding holliday homage homemade hounded huan humana
  humane humankind humber hummer hunan hyman imitation incest inclement indication initiation instructed
  integral integrity inter intra invent invocation irritation killing klose lago lauder laughter leading lean
  leander lear leary leeson legitimacy lender lerner lesion lessen linked loader lobo loco logon longo losing
  louder lugo lumber maine manger manner marian mariana marianne mariano marie marion marking mather mating
  maxine melting militancy militant milling minter monitor nagy nava nave nitro offending offing offspring
  omission operatic orator overheard overheated overload packing paerson paring parity parry parson parte
  parti parting partly pasteur patent pathan patty pearson peron persson phony photon pierson porter portray
  posner posture potion potter pounded pounding predict prediction preferring preservation preserve presume
  preview pride primacy prince principe prize proctor produce profess professed profession projectile
  prosecution prosecutor protect protection protector protein protestor prowess pryce quentin rained raining
  rather reader readership realty rebelled recitation recurring redding refereeing refined reforming registry
  regulation reindeer reiter relief reparation repelled repetition repudiation resign resisted reveler
  reversal reversing reverting rosale roster rounded rounder rounding russell schell schiller scholar schole
  schooner schroder schuyler scooter seamer seaport seminal seminary sendai sender serial server shaping
  shifting shilling shining shopping simmer simple simply sipping situation skipping slapping slider slipping
  snapping sneak sneaker sniping sommer sounded sounding sparking spear speck spending stately staying steak
  stealing stepping stiff stimulation stipulation stopping strained straining strait streep stripping stud
  sturdy submachine subset summary summed sumner sumter supper supple swapping swerved syllable tailor tanner
  tanning telethon tenaga tender tiring tonnage torch touche touching touchy tough tracing trailed trailing
  trapping trawler trial tudor tumor turing tweed tweet twister undercard underrated undertaker underwriter
  vander vassal vent viscount vocation vulture wading warrant weakened welding wesson whipping wholesome whore
  wiring witter worship wounding yorker
`);
