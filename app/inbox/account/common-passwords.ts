/** The words that head every list of stolen passwords, without the digits and marks that people add to them. */
const words = new Set(
  `access admin administrator alexander amanda andrea andrew angel anthony apple arsenal ashley asdf asdfgh asdfghjkl
  asdfjkl asshole austin baby babygirl bailey banana barney baseball basketball batman beautiful biteme blink
  buster butterfly changeme charlie cheese chelsea chicken chocolate company computer cookie corvette cowboy
  daniel default diamond donald dragon eminem family ferrari flower football forever freedom friends fuckme fuckoff
  fuckyou george ginger google guest hacker hallo hannah harley hello helloworld hockey hunter iloveu iloveyou
  internet jasmine jennifer jessica jesus jordan joshua justin killer killme letmein login london love lovely
  loveme lovers maggie master matrix matthew merlin mercedes michael michelle monkey mustang myspace nicole ninja
  nothing number orange pass passphrase passwd password passwort pepper phoenix pokemon princess prometheon purple
  qazwsx qazwsxedc qwaszx qwe qweasd qweasdzxc qwer qwert qwerty qwertyu qwertyui qwertyuiop qwertz qwertzuiop
  rainbow ranger robert root samsung samantha samuel secret server shadow silver snoopy soccer spiderman starwars
  summer winter spring autumn sunshine superman swordfish system temp temppass test tester testing tigger trustno
  user username welcome whatever william yankees zaq zxc zxcv zxcvb zxcvbn zxcvbnm`.split(/\s+/),
);

/** Patterns on a keyboard's digits, beside runs and repetitions. */
const digits = new Set(
  '102030 112233 123321 135790 147258 147852 159357 159753 246810 314159 741852 789456'.split(' '),
);

/** A word with more than this after it is not among the first that are tried. */
const mostAdded = 6;

/** What is tried first by everyone who guesses: a common word with something added, a run, a repetition. */
export function isCommonPassword(password: string): boolean {
  const plain = password.trim().toLowerCase();
  const cores = [withoutAdditions(plain), withoutAdditions(withoutDisguise(plain))];
  return (
    cores.some((core) => words.has(core) && plain.length - core.length <= mostAdded) ||
    digits.has(plain) ||
    isRepetition(plain) ||
    isRun(plain)
  );
}

/** `!qwerty-123` is `qwerty`. */
function withoutAdditions(password: string): string {
  return password.replace(/^[^a-z]+|[^a-z]+$/g, '').replace(/[^a-z0-9]/g, '');
}

const disguises: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/** `p@$$w0rd!` is `password`; digits and marks at the end were added, not put in the place of letters. */
function withoutDisguise(password: string): string {
  return password.replace(/[^a-z]+$/, '').replace(/[@431!0$5]/g, (mark) => disguises[mark] ?? mark);
}

/** `aaaaaa`, `121212`, `abcabc`; and of three letters or fewer, however mixed, there are too few. */
function isRepetition(password: string): boolean {
  return /^(.{1,4})\1+.?$/su.test(password) || new Set(password).size < 4;
}

/** Neighbors in the alphabet or among digits, upwards or downwards, the zero after the nine. */
function isRun(password: string): boolean {
  const codes = [...password.replace(/90/g, '9:').replace(/^0(?=9)/, ':')].map((letter) =>
    letter.charCodeAt(0),
  );
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return steps.every((step) => step === steps[0]) && Math.abs(steps[0] ?? 0) <= 1;
}
