/** Sections 3, 5, 7 and 8 of the specification, restated by hand: tests compare the site with this, not with itself. */
export type SpecifiedForm = {
  id: string;
  table: string;
  page: string;
  /** A payload in which every field the form shows is filled, and what the table then holds. */
  payload: Record<string, unknown>;
  row: Record<string, unknown>;
  /** Fields of the payload that may be left out, with their columns. */
  optional: Record<string, string>;
  /** Marked as required in the browser. */
  required: string[];
  refused: Refusal[];
  accepted: [field: string, value: unknown, column: string, stored: unknown][];
  success: string;
  databaseError: string | RegExp;
  networkError: string | RegExp;
  busy: string;
  trap: 'refused' | 'quarantined';
};

type Refusal = [field: string, value: unknown, message: string];

const company = 'hello@prometheon.example';
const visitor = { name: 'José O’Brien-Nguyễn', email: 'Jose.Brien@Example.org' };
const asStored = { name: visitor.name, email: 'jose.brien@example.org' };
const student = { firstName: 'Zoë', lastName: "D'Angelo", email: visitor.email };
const studentRow = { first_name: 'Zoë', last_name: "D'Angelo", email: asStored.email };

const letters = 'Name can only contain letters, spaces, hyphens, and apostrophes';
const digits = 'Phone number can only contain digits, spaces, hyphens, parentheses, and plus signs';

const nameRefusals = (field: string): Refusal[] => [
  [field, undefined, 'Name is required'],
  [field, null, 'Name is required'],
  [field, '', 'Name is required'],
  [field, '  \n ', 'Name is required'],
  [field, '<b></b>', 'Name is required'],
  [field, {}, 'Name is required'],
  [field, 'R2D2', letters],
  [field, 42, letters],
  [field, 'Ana_María', letters],
  [field, 'Ana & Bo', letters],
  [field, 'Ana 🚀', letters],
  [field, 'a'.repeat(101), 'Name must be less than 100 characters'],
  [field, '1'.repeat(101), 'Name must be less than 100 characters'],
  [field, '1'.repeat(100), letters],
];
const nameAcceptances = (field: string, column: string): SpecifiedForm['accepted'] => [
  [field, 'a'.repeat(100), column, 'a'.repeat(100)],
  [field, '  Ana  ', column, 'Ana'],
  [field, '<i>Ana</i>', column, 'Ana'],
  [field, '<script>alert(1)</script>Ana', column, 'Ana'],
  [field, 'محمد', column, 'محمد'],
  [field, '李小龍', column, '李小龍'],
  [field, "Anne-Marie d'Arc", column, "Anne-Marie d'Arc"],
];

const longEmail = (length: number) => `${'a'.repeat(length - 12)}@example.org`;
const emailRefusals: Refusal[] = [
  ['email', undefined, 'Email is required'],
  ['email', '', 'Email is required'],
  ['email', ' ', 'Email is required'],
  ['email', 'nobody', 'Please enter a valid email address'],
  ['email', 'a@b', 'Please enter a valid email address'],
  ['email', 'a b@example.org', 'Please enter a valid email address'],
  ['email', 'a@example.org, b@example.org', 'Please enter a valid email address'],
  ['email', 'a@example.org\nbcc: b@example.org', 'Please enter a valid email address'],
  ['email', longEmail(256), 'Email must be less than 255 characters'],
  ['email', 'a'.repeat(300), 'Please enter a valid email address'],
];
const emailAcceptances: SpecifiedForm['accepted'] = [
  ['email', longEmail(255), 'email', longEmail(255)],
  ['email', ' ANA+Test@Example.ORG ', 'email', 'ana+test@example.org'],
];

const phoneRefusals: Refusal[] = [
  ['phone', 'call me maybe', digits],
  ['phone', '619.555.0142', digits],
  ['phone', 'x', digits],
  ['phone', '555-0142', 'Phone number must be at least 10 characters'],
  ['phone', '1'.repeat(9), 'Phone number must be at least 10 characters'],
  ['phone', '1'.repeat(21), 'Phone number must be less than 20 characters'],
];
const phoneAcceptances: SpecifiedForm['accepted'] = [
  ['phone', '1'.repeat(10), 'phone', '1'.repeat(10)],
  ['phone', '1'.repeat(20), 'phone', '1'.repeat(20)],
  ['phone', '+1 (619) 555-0142', 'phone', '+1 (619) 555-0142'],
  ['phone', 6195550142, 'phone', '6195550142'],
  ['phone', '  ', 'phone', null],
];

const limit = (field: string, max: number, message: string): Refusal[] => [
  [field, 'x'.repeat(max + 1), message],
];
const fits = (field: string, column: string, max: number): SpecifiedForm['accepted'] => [
  [field, 'x'.repeat(max), column, 'x'.repeat(max)],
  [field, `  ${'x'.repeat(max)}  `, column, 'x'.repeat(max)],
];

const mandatory = (field: string, noun: string): Refusal[] => [
  [field, undefined, `${noun} is required`],
  [field, null, `${noun} is required`],
  [field, '', `${noun} is required`],
  [field, '\n\t ', `${noun} is required`],
  [field, '<p></p>', `${noun} is required`],
];
const subjectRefusals = [
  ...mandatory('subject', 'Subject'),
  ...limit('subject', 200, 'Subject must be less than 200 characters'),
];
const messageRefusals = [
  ...mandatory('message', 'Message'),
  ...limit('message', 5000, 'Message must be less than 5000 characters'),
];
const messageAcceptances: SpecifiedForm['accepted'] = [
  ...fits('message', 'message', 5000),
  ['message', 'I <3 robots, and 5 < 6', 'message', 'I <3 robots, and 5 < 6'],
  ['message', 'a &lt;img src=x onerror=y&gt; b', 'message', 'a  b'],
  [
    'message',
    'Ann <ann@example.org>, &lt;https://a.example&gt;',
    'message',
    'Ann ann@example.org, https://a.example',
  ],
  ['message', 'two\r\nlines', 'message', 'two\nlines'],
];

const namedDatabaseError =
  /^Database error: Your answers could not be saved \(reference [0-9a-f]{12}\)\. Please try again or email us directly at hello@prometheon\.example$/;
const namedNetworkError =
  /^Network error: [^.]+\. Please try again or email us directly at hello@prometheon\.example$/;
const networkError = `Network error. Please try again or contact us directly at ${company}`;
const sendingFailed = `Failed to send message. Please try again or contact us directly at ${company}`;
const inquirySent = "Message sent! Thanks for your inquiry. We'll be in touch soon.";
const photographySent = "Message sent! We'll get back to you within 24 hours.";

const inquiry = (
  form: Pick<SpecifiedForm, 'id' | 'table' | 'page'> & Partial<SpecifiedForm>,
): SpecifiedForm => ({
  payload: { ...visitor, message: 'I <3 robots' },
  row: { ...asStored, message: 'I <3 robots' },
  optional: {},
  required: ['name', 'email', 'message'],
  refused: [...nameRefusals('name'), ...emailRefusals, ...messageRefusals],
  accepted: [...nameAcceptances('name', 'name'), ...emailAcceptances, ...messageAcceptances],
  success: inquirySent,
  databaseError: sendingFailed,
  networkError,
  busy: 'Sending...',
  trap: 'refused',
  ...form,
});

export const specifiedForms: SpecifiedForm[] = [
  {
    id: 'contact',
    table: 'contact_submissions',
    page: '/contact',
    payload: { ...visitor, subject: 'A class', message: 'I <3 robots' },
    row: { ...asStored, subject: 'A class', message: 'I <3 robots' },
    optional: {},
    required: ['name', 'email', 'subject', 'message'],
    refused: [...nameRefusals('name'), ...emailRefusals, ...subjectRefusals, ...messageRefusals],
    accepted: [
      ...nameAcceptances('name', 'name'),
      ...emailAcceptances,
      ...fits('subject', 'subject', 200),
      ...messageAcceptances,
    ],
    success: "Message sent successfully! We'll get back to you at jose.brien@example.org soon.",
    databaseError: namedDatabaseError,
    networkError: namedNetworkError,
    busy: 'Sending...',
    trap: 'quarantined',
  },
  {
    id: 'information-request',
    table: 'information_requests',
    page: '/qr',
    payload: {
      ...visitor,
      subject: 'Veterans',
      message: 'When does it start?',
      source: 'QR Initiatives & Opportunities',
      sourceParam: 'poster-7',
      additional_data: { campaign: '<b>spring</b>', visits: 3, tags: ['a', null, true], nothing: null },
    },
    row: {
      ...asStored,
      subject: 'Veterans',
      message: 'When does it start?',
      source: 'QR Initiatives & Opportunities',
      source_param: 'poster-7',
      additional_data: { campaign: 'spring', visits: 3, tags: ['a', true] },
    },
    optional: { source: 'source', sourceParam: 'source_param', additional_data: 'additional_data' },
    required: ['name', 'email', 'subject', 'message'],
    refused: [...nameRefusals('name'), ...emailRefusals, ...subjectRefusals, ...messageRefusals],
    accepted: [
      ...emailAcceptances,
      ...messageAcceptances,
      ['additional_data', 'no object', 'additional_data', null],
      [
        'additional_data',
        { ['k'.repeat(101)]: 'v'.repeat(1001) },
        'additional_data',
        { ['k'.repeat(100)]: 'v'.repeat(1000) },
      ],
    ],
    success: 'Thanks — we received your request.',
    databaseError: namedDatabaseError,
    networkError: namedNetworkError,
    busy: 'Sending...',
    trap: 'refused',
  },
  inquiry({
    id: 'photography',
    table: 'photography_submissions',
    page: '/photo-gallery',
    payload: {
      ...visitor,
      company: 'Kelp & Co',
      phone: '(619) 555-0142',
      projectType: 'Headshots',
      message: 'Twelve people.',
    },
    row: {
      ...asStored,
      company: 'Kelp & Co',
      phone: '(619) 555-0142',
      project_type: 'Headshots',
      message: 'Twelve people.',
    },
    optional: { company: 'company', phone: 'phone', projectType: 'project_type' },
    refused: [
      ...nameRefusals('name'),
      ...emailRefusals,
      ...limit('company', 200, 'Company name must be less than 200 characters'),
      ...phoneRefusals,
      ...limit('projectType', 200, 'Project type must be less than 200 characters'),
      ...messageRefusals,
    ],
    accepted: [
      ...fits('company', 'company', 200),
      ...phoneAcceptances,
      ...fits('projectType', 'project_type', 200),
      ...messageAcceptances,
    ],
    success: photographySent,
    databaseError: 'Failed to send message. Please try again or contact us directly.',
    networkError: 'Network error. Please try again or contact us directly.',
  }),
  inquiry({
    id: 'photography-short',
    table: 'photography_submissions',
    page: '/photography',
    row: { ...asStored, message: 'I <3 robots', company: null, phone: null, project_type: null },
    success: photographySent,
  }),
  inquiry({ id: 'aerial', table: 'aerial_submissions', page: '/aerial' }),
  inquiry({
    id: 'video-generation',
    table: 'video_generation_submissions',
    page: '/generated-video',
    databaseError: namedDatabaseError,
    networkError: /^Network error: .+[^.]$/,
  }),
  inquiry({
    id: 'ai-visuals',
    table: 'ai_visuals_submissions',
    page: '/ai-visuals',
    databaseError: namedDatabaseError,
    networkError: /^Network error: .+[^.]$/,
  }),
  inquiry({ id: 'graphic-design', table: 'graphic_design_submissions', page: '/graphic-design' }),
  inquiry({
    id: 'bootcamp',
    table: 'bootcamp_registrations',
    page: '/bootcamp',
    payload: { ...visitor, phone: '619 555 0142', message: 'She is 15.' },
    row: { ...asStored, phone: '619 555 0142', message: 'She is 15.' },
    optional: { phone: 'phone', message: 'message' },
    required: ['name', 'email'],
    refused: [
      ...nameRefusals('name'),
      ...emailRefusals,
      ...phoneRefusals,
      ...limit('message', 5000, 'Message must be less than 5000 characters'),
    ],
    accepted: [...phoneAcceptances, ...messageAcceptances],
    success:
      "Registration submitted! Thanks for reaching out. We'll be in touch with more info about the Bootcamp.",
    databaseError: `Failed to submit registration. Please try again or contact us directly at ${company}`,
    busy: 'Submitting...',
  }),
  inquiry({
    id: 'education',
    table: 'education_applications',
    page: '/education',
    payload: { ...student, phone: '619-555-0142', courseInterest: 'Robotics 101' },
    row: { ...studentRow, phone: '619-555-0142', course_interest: 'Robotics 101' },
    optional: { phone: 'phone', courseInterest: 'course_interest' },
    required: ['firstName', 'lastName', 'email'],
    refused: [
      ...nameRefusals('firstName'),
      ...nameRefusals('lastName'),
      ...emailRefusals,
      ...phoneRefusals,
      ...limit('courseInterest', 200, 'Course interest must be less than 200 characters'),
    ],
    accepted: [
      ...nameAcceptances('firstName', 'first_name'),
      ...nameAcceptances('lastName', 'last_name'),
      ...emailAcceptances,
      ...phoneAcceptances,
      ...fits('courseInterest', 'course_interest', 200),
    ],
    success: "Application submitted successfully! We'll get back to you soon.",
    databaseError: namedDatabaseError,
    networkError: namedNetworkError,
    busy: 'Submitting...',
  }),
  inquiry({
    id: 'veterans',
    table: 'veterans_applications',
    page: '/veterans-program',
    payload: {
      ...student,
      phone: '(619) 555-0142',
      militaryBranches: ['Navy', 'Coast Guard'],
      serviceYears: '2004 to 2017',
      dischargeStatus: 'Honorable',
      programInterests: ['AI Bootcamp', 'Discount on ROV'],
      additionalInfo: 'Two children, 11 and 14.',
    },
    row: {
      ...studentRow,
      phone: '(619) 555-0142',
      military_branch: 'Navy, Coast Guard',
      service_years: '2004 to 2017',
      discharge_status: 'Honorable',
      program_interests: ['AI Bootcamp', 'Discount on ROV'],
      additional_info: 'Two children, 11 and 14.',
    },
    optional: {
      phone: 'phone',
      militaryBranches: 'military_branch',
      serviceYears: 'service_years',
      dischargeStatus: 'discharge_status',
      programInterests: 'program_interests',
      additionalInfo: 'additional_info',
    },
    required: ['firstName', 'lastName', 'email', 'phone'],
    refused: [
      ...nameRefusals('firstName'),
      ...nameRefusals('lastName'),
      ...emailRefusals,
      ...phoneRefusals,
      ['militaryBranches', Array(11).fill('Army'), 'Please select up to 10 military branches'],
      ...limit('serviceYears', 50, 'Service years must be less than 50 characters'),
      ...limit('dischargeStatus', 100, 'Discharge status must be less than 100 characters'),
      ['programInterests', Array(21).fill('AI Bootcamp'), 'Please select up to 20 program interests'],
      ...limit('additionalInfo', 5000, 'Additional information must be less than 5000 characters'),
    ],
    accepted: [
      ...phoneAcceptances,
      ['militaryBranches', [], 'military_branch', null],
      ['militaryBranches', 'Army', 'military_branch', 'Army'],
      ['militaryBranches', ['Army', '', null], 'military_branch', 'Army'],
      ['militaryBranches', Array(10).fill('Army'), 'military_branch', Array(10).fill('Army').join(', ')],
      ['programInterests', [], 'program_interests', null],
      [
        'programInterests',
        Array(20).fill('Robotics 101'),
        'program_interests',
        Array(20).fill('Robotics 101'),
      ],
      ...fits('serviceYears', 'service_years', 50),
      ...fits('dischargeStatus', 'discharge_status', 100),
      ...fits('additionalInfo', 'additional_info', 5000),
    ],
    success:
      "Application submitted! Thank you for your interest in the Veterans Program. We'll contact you soon with next steps.",
    databaseError: `Failed to submit application. Please try again or email us directly at ${company}`,
    busy: 'Submitting...',
  }),
];
