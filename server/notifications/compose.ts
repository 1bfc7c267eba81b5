import { html } from 'hono/html';
import { company } from '#app/content/company.ts';
import { columnTitle } from '#app/forms/engine/column-title.ts';
import { type FormDefinition, fillMessage } from '#app/forms/engine/define-form.ts';
import { submissionAddress } from '#app/inbox/addresses.ts';
import type { SubmissionRow } from '#server/database/schema/tables.ts';
import type { Mail } from './mail.ts';

type Answers = [title: string, text: string][];

/**
 * To the visitor: that it arrived and what happens next. It holds nothing that was typed: whoever fills in a form
 * with somebody else's address must not be able to send them words in our name.
 */
export function confirmation(form: FormDefinition, row: SubmissionRow, link: string): Mail {
  const next = fillMessage(form.messages.success, { email: String(row.email) });
  const contact = `${company.email} · ${company.phone}`;
  return {
    subject: `${company.brand}: we received your message (${row.reference})`,
    replyTo: company.email,
    text: [
      next,
      `Your reference: ${row.reference}`,
      `Follow it, add to it or withdraw it (this link is yours alone):\n${link}`,
      `${company.brand}\n${contact}\nIf you did not write to us, you can ignore this mail.`,
    ].join('\n\n'),
    html: page(html`
      <p>${next}</p>
      <p>Your reference: <strong>${row.reference}</strong></p>
      <p><a href="${link}">Follow it, add to it or withdraw it</a> (this link is yours alone)</p>
      <p style="color:#5c5c5c;margin-top:24px">${company.brand}<br>${contact}<br>
      If you did not write to us, you can ignore this mail.</p>`),
  };
}

/** To staff: who wrote, so that answering the mail answers the visitor. */
export function staffNotice(form: FormDefinition, row: SubmissionRow, site: string, told = ''): Mail {
  const link = site + submissionAddress(form.table, row.id);
  const answers = answersOf(form, row);
  return {
    subject: `${form.title}: ${nameOf(row)} (${row.reference})`,
    replyTo: String(row.email),
    text: [...(told ? [told] : []), plain(answers), `Open it in the inbox: ${link}`].join('\n\n'),
    html: page(
      html`${told ? html`<p>${told}</p>` : ''}${table(answers)}<p><a href="${link}">Open it in the inbox</a></p>`,
    ),
  };
}

/** To a colleague who is to take care of it. */
export function givenNotice(form: FormDefinition, row: SubmissionRow, giver: string, site: string): Mail {
  const notice = staffNotice(form, row, site, `${oneLine(giver)} gave you this message.`);
  return { ...notice, subject: `For you: ${notice.subject}` };
}

/** To staff: that the visitor added something. */
export function additionNotice(form: FormDefinition, row: SubmissionRow, text: string, site: string): Mail {
  const link = site + submissionAddress(form.table, row.id);
  const words = withoutBidi(text);
  return {
    subject: `${form.title}: ${nameOf(row)} added something (${row.reference})`,
    replyTo: String(row.email),
    text: [words, `Open it in the inbox: ${link}`].join('\n\n'),
    html: page(
      html`<p style="white-space:pre-wrap">${words}</p><p><a href="${link}">Open it in the inbox</a></p>`,
    ),
  };
}

/** To the visitor, when nothing of theirs is left to write it from. */
export function erasureMail(reference: string): Mail {
  return {
    subject: `${company.brand}: your request ${reference} is erased`,
    replyTo: company.email,
    text: [
      `As you asked, we have erased your request ${reference} and everything that hung on it.`,
      'Backups that were made before are replaced in turn.',
      `${company.brand}\n${company.email} · ${company.phone}`,
    ].join('\n\n'),
  };
}

export function nameOf(row: SubmissionRow): string {
  const { name, first_name, last_name, email } = row;
  const full = name ?? [first_name, last_name].filter(Boolean).join(' ');
  return oneLine(String(full || email));
}

/** A header is one line, whatever was typed. */
export function oneLine(text: string): string {
  return withoutBidi(text).replace(/\s+/g, ' ').trim();
}

/** Marks that turn the direction of writing can make an address or a link read as another. */
export function withoutBidi(text: string): string {
  return text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

function answersOf(form: FormDefinition, row: SubmissionRow): Answers {
  return Object.values(form.fields)
    .filter(({ column, kind }) => kind !== 'map' && row[column] !== null && row[column] !== '')
    .map(({ column }) => [columnTitle(column), withoutBidi(listed(row[column]))]);
}

/** PostgreSQL hands out a list as a value, SQLite as JSON text. */
function listed(value: unknown): string {
  const list: unknown = typeof value === 'string' && /^\["/.test(value) ? JSON.parse(value) : value;
  return Array.isArray(list) ? list.join(', ') : String(value);
}

function plain(answers: Answers): string {
  return answers.map(([title, text]) => `${title}: ${text.includes('\n') ? `\n${text}` : text}`).join('\n');
}

type Html = ReturnType<typeof html>;

function table(answers: Answers): Html {
  const rows = answers.map(
    ([title, text]) => html`<tr>
      <th style="text-align:left;vertical-align:top;padding:6px 16px 6px 0;color:#5c5c5c;font-weight:normal">${title}</th>
      <td style="padding:6px 0;white-space:pre-wrap">${text}</td></tr>`,
  );
  return html`<table role="presentation" style="border-collapse:collapse">${rows}</table>`;
}

export function page(body: Html): string {
  return String(html`<!doctype html>
    <html lang="en"><body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1c1c1c">
    <div style="max-width:560px">${body}</div></body></html>`);
}
