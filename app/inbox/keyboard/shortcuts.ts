/** The keyboard of the inbox, as the help sheet shows it. */
export const shortcuts = [
  { key: 'j', does: 'Next submission, also while one is open' },
  { key: 'k', does: 'Previous submission' },
  { key: 'Enter', does: 'Open it' },
  { key: 'x', does: 'Select it' },
  { key: 'n', does: 'Mark new' },
  { key: 'i', does: 'Mark in progress' },
  { key: 'd', does: 'Mark done' },
  { key: 's', does: 'Mark spam' },
  { key: 't', does: 'Take it, or let go of it' },
  { key: 'z', does: 'Undo the last change of status' },
  { key: '/', does: 'Search' },
  { key: '[', does: 'Previous table' },
  { key: ']', does: 'Next table' },
  { key: '?', does: 'This list' },
] as const;

export type ShortcutKey = (typeof shortcuts)[number]['key'];
