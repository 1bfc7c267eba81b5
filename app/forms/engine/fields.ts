type Common = {
  label: string;
  hint?: string;
  /** The table's column; the payload's name is the field's key in the definition. */
  column: string;
  /** Browser-level `required`. The rules of a kind say what the server insists on. */
  required?: boolean;
  /** Accepted and stored, but without an input. */
  unseen?: boolean;
  /** In the form, but not for the visitor's eyes: the page fills it in. */
  hidden?: boolean;
  /** Filled with this value of the page's query, when it is there. */
  fromQuery?: string;
  autocomplete?: string;
};

export type Field = Common &
  (
    | { kind: 'name' }
    | { kind: 'email' }
    | { kind: 'phone' }
    /** One line of text; `noun` starts the messages (“Subject is required”). */
    | { kind: 'line'; noun: string; max: number; mandatory?: boolean }
    | { kind: 'paragraph'; noun: string; max: number; mandatory?: boolean }
    | { kind: 'choice'; noun: string; max: number; options: readonly string[] }
    | { kind: 'choices'; options: readonly string[]; max: number; tooMany: string; stored: 'joined' | 'list' }
    /** Key-value pairs that come with the form, sanitized, never typed by a visitor. */
    | { kind: 'map' }
  );

export type FieldKind = Field['kind'];

type Wording = { label?: string; hint?: string; column?: string; autocomplete?: string };

export const nameField = (wording: Wording = {}) =>
  ({
    kind: 'name',
    label: 'Name',
    column: 'name',
    required: true,
    autocomplete: 'name',
    ...wording,
  }) as const;

export const firstNameField = () =>
  nameField({ label: 'First name', column: 'first_name', autocomplete: 'given-name' });

export const lastNameField = () =>
  nameField({ label: 'Last name', column: 'last_name', autocomplete: 'family-name' });

export const emailField = (wording: Wording = {}) =>
  ({
    kind: 'email',
    label: 'Email',
    column: 'email',
    required: true,
    autocomplete: 'email',
    ...wording,
  }) as const;

export const phoneField = (wording: Wording & { required?: boolean } = {}) =>
  ({ kind: 'phone', label: 'Phone', column: 'phone', autocomplete: 'tel', ...wording }) as const;

export const subjectField = (wording: Wording = {}) =>
  ({
    kind: 'line',
    label: 'Subject',
    column: 'subject',
    noun: 'Subject',
    max: 200,
    mandatory: true,
    required: true,
    ...wording,
  }) as const;

export const messageField = ({ mandatory = true, ...wording }: Wording & { mandatory?: boolean } = {}) =>
  ({
    kind: 'paragraph',
    label: 'Message',
    column: 'message',
    noun: 'Message',
    max: 5000,
    mandatory,
    required: mandatory,
    ...wording,
  }) as const;
