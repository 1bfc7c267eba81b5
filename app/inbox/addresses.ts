/** The pages of the staff area. Everything that leads to one of them, mails included, takes its address from here. */
export const inboxPath = '/admin';
export const allPath = `${inboxPath}/all`;
export const healthPath = `${inboxPath}/health`;
export const loginPath = '/login';
export const invitationPath = '/invitation';
/** The texts of the site: what is changed, and one page of it in the making. */
export const sitePath = `${inboxPath}/site`;
export const editPath = `${inboxPath}/edit`;

/** `admins` marks what staff have no business with. */
export const staffPages = [
  { to: inboxPath, label: 'Inbox' },
  { to: allPath, label: 'All forms' },
  { to: `${inboxPath}/quarantine`, label: 'Quarantine' },
  { to: `${inboxPath}/deliveries`, label: 'Deliveries' },
  { to: `${inboxPath}/templates`, label: 'Templates' },
  { to: `${inboxPath}/questions`, label: 'Questions', admins: true },
  { to: healthPath, label: 'Health' },
  { to: `${inboxPath}/numbers`, label: 'Numbers' },
  { to: `${inboxPath}/codes`, label: 'Codes', admins: true },
  { to: sitePath, label: 'Site', admins: true },
  { to: `${inboxPath}/account`, label: 'Account' },
  { to: `${inboxPath}/team`, label: 'Team', admins: true },
  { to: `${inboxPath}/audit`, label: 'Audit', admins: true },
  { to: `${inboxPath}/privacy`, label: 'Privacy', admins: true },
  { to: `${inboxPath}/setup`, label: 'Set-up', admins: true },
] as const;

const openName = 'open';
const nextName = 'next';
const personName = 'of';

/** Where a submission lies open in the inbox. */
export function submissionAddress(table: string, id: string): string {
  return `${inboxPath}?${withOpen(new URLSearchParams({ table }), id)}`;
}

/** A view of the inbox with a submission open in it, or none. */
export function withOpen(params: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(openName);
  if (id) next.set(openName, id);
  return next;
}

export function readOpen(params: URLSearchParams): string | null {
  return params.get(openName);
}

/** A submission among those of all forms. */
export type Named = { table: string; id: string };

export function writeNamed({ table, id }: Named): string {
  return `${table}/${id}`;
}

export function readNamed(text: string): Named | null {
  const [, table, id] = /^(\w+)\/(.+)$/.exec(text) ?? [];
  return table && id ? { table, id } : null;
}

/** Everything from whoever sent a submission. It names the submission, since addresses end up in logs. */
export function personAddress(of: Named): string {
  return `${inboxPath}/people?${new URLSearchParams({ [personName]: writeNamed(of) })}`;
}

export function readPersonOf(params: URLSearchParams): Named | null {
  return readNamed(params.get(personName) ?? '');
}

/** One goes from list to list with the words that one searches for. */
export function withWords(path: string, q: string, others: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...others, ...(q ? { q } : {}) }).toString();
  return query ? `${path}?${query}` : path;
}

/** Where somebody who was asked to join the team does so. */
export function invitationAddress(token: string): string {
  return `${invitationPath}?${new URLSearchParams({ token })}`;
}

type Place = { pathname: string; search: string };

/** The sign-in that afterwards leads to where somebody wanted to go. */
export function loginAddress({ pathname, search }: Place): string {
  const next = pathname + search;
  return next === inboxPath ? loginPath : `${loginPath}?${new URLSearchParams({ [nextName]: next })}`;
}

/** Where the sign-in leads: a page of the staff area, whatever the address says. */
export function readNext(params: URLSearchParams): string {
  const here = 'https://staff.invalid';
  const next = URL.parse(params.get(nextName) ?? '', here);
  if (!next || next.origin !== here) return inboxPath;
  const isStaffs = next.pathname === inboxPath || next.pathname.startsWith(`${inboxPath}/`);
  return isStaffs ? next.pathname + next.search : inboxPath;
}
