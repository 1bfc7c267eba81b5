import { emailField, type Field, messageField, nameField, phoneField, subjectField } from './fields.ts';

const sentences = {
  nameRequired: 'Name is required',
  nameLength: 'Name must be less than 100 characters',
  nameLetters: 'Name can only contain letters, spaces, hyphens, and apostrophes',
  emailRequired: 'Email is required',
  emailFormat: 'Please enter a valid email address',
  emailLength: 'Email must be less than 255 characters',
  phoneCharacters: 'Phone number can only contain digits, spaces, hyphens, parentheses, and plus signs',
  phoneShort: 'Phone number must be at least 10 characters',
  phoneLong: 'Phone number must be less than 20 characters',
};

const line = (noun: string, max: number): Field => ({ kind: 'line', label: noun, column: 'line', noun, max });
const choices: Field = {
  kind: 'choices',
  label: 'Branches',
  column: 'branches',
  options: [],
  max: 2,
  tooMany: 'Please select up to 2',
  stored: 'list',
};

type Broken = [what: string, value: unknown, problem: string];
type Kept = [what: string, value: unknown, stored: unknown];

type RulesOfKind = { kind: string; field: Field; broken: Broken[]; kept: Kept[] };

/** Section 5 of the specification, rule by rule and in its order: the first rule that is broken speaks. */
export const rulesTable: RulesOfKind[] = [
  {
    kind: 'name',
    field: nameField(),
    broken: [
      ['nothing', undefined, sentences.nameRequired],
      ['only spaces', ' \n ', sentences.nameRequired],
      ['only markup', '<b></b>', sentences.nameRequired],
      ['101 letters', 'a'.repeat(101), sentences.nameLength],
      ['101 digits: length before letters', '1'.repeat(101), sentences.nameLength],
      ['100 digits', '1'.repeat(100), sentences.nameLetters],
      ['an underscore', 'Ana_María', sentences.nameLetters],
    ],
    kept: [
      ['100 letters', 'a'.repeat(100), 'a'.repeat(100)],
      ['100 letters outside the basic plane', '𐐷'.repeat(100), '𐐷'.repeat(100)],
      ['accents and either apostrophe', " José O’Brien-D'Arc ", "José O’Brien-D'Arc"],
    ],
  },
  {
    kind: 'email',
    field: emailField(),
    broken: [
      ['nothing', null, sentences.emailRequired],
      ['no address', 'nobody', sentences.emailFormat],
      ['256 characters that are no address: format before length', 'a'.repeat(256), sentences.emailFormat],
      ['256 characters', `${'a'.repeat(244)}@example.org`, sentences.emailLength],
    ],
    kept: [
      ['255 characters', `${'a'.repeat(243)}@example.org`, `${'a'.repeat(243)}@example.org`],
      ['capitals', 'Ana@Example.ORG', 'ana@example.org'],
      ['angle brackets', '<Ana@example.org>', 'ana@example.org'],
    ],
  },
  {
    kind: 'phone',
    field: phoneField(),
    broken: [
      ['a letter: characters before length', 'x', sentences.phoneCharacters],
      ['21 letters: characters before length', 'x'.repeat(21), sentences.phoneCharacters],
      ['9 digits', '1'.repeat(9), sentences.phoneShort],
      ['21 digits', '1'.repeat(21), sentences.phoneLong],
    ],
    kept: [
      ['nothing', '', null],
      ['10 digits', '1'.repeat(10), '1'.repeat(10)],
      ['20 digits', '1'.repeat(20), '1'.repeat(20)],
      ['a number', 6195550142, '6195550142'],
      ['every character it may have', '+1 (619) 555-0142', '+1 (619) 555-0142'],
    ],
  },
  {
    kind: 'mandatory line',
    field: subjectField(),
    broken: [
      ['nothing', [], 'Subject is required'],
      ['201 characters', 'x'.repeat(201), 'Subject must be less than 200 characters'],
    ],
    kept: [['200 emojis, each one character', '🚀'.repeat(200), '🚀'.repeat(200)]],
  },
  {
    kind: 'mandatory paragraph',
    field: messageField(),
    broken: [
      ['nothing', {}, 'Message is required'],
      ['5001 characters', 'x'.repeat(5001), 'Message must be less than 5000 characters'],
    ],
    kept: [['line ends, which count as one', 'a\r\n'.repeat(2499), 'a\n'.repeat(2499).trim()]],
  },
  {
    kind: 'optional paragraph',
    field: messageField({ mandatory: false }),
    broken: [['5001 characters', 'x'.repeat(5001), 'Message must be less than 5000 characters']],
    kept: [['nothing', '', null]],
  },
  {
    kind: 'optional line',
    field: line('Company name', 200),
    broken: [['201 characters', 'x'.repeat(201), 'Company name must be less than 200 characters']],
    kept: [['nothing', undefined, null]],
  },
  {
    kind: 'hidden line',
    field: { ...line('Source', 20), hidden: true },
    broken: [],
    kept: [['more than it takes: a visitor cannot mend it', 'x'.repeat(30), 'x'.repeat(20)]],
  },
  {
    kind: 'choices',
    field: choices,
    broken: [['one too many', ['Army', 'Navy', 'Marines'], 'Please select up to 2']],
    kept: [
      ['one', 'Army', ['Army']],
      ['nothing', undefined, []],
      ['nothing between', ['Army', '', null], ['Army']],
    ],
  },
  {
    kind: 'map',
    field: { kind: 'map', label: 'More', column: 'more' },
    broken: [],
    kept: [
      ['nothing', undefined, null],
      ['pairs', { a: '<b>1</b>', b: null }, { a: '1' }],
    ],
  },
];
