import { formForTable } from '#app/forms/definitions/registry.ts';
import { columnTitle } from '#app/forms/engine/column-title.ts';
import type { Submission } from '../answers.ts';
import { messageOf, text } from '../frame/row-text.ts';
import { dialed } from './dialed.ts';

type Props = { table: string; row: Submission };

/** How to reach whoever wrote. */
export function ContactLine({ row }: { row: Submission }) {
  const phone = text(row.phone);
  const number = dialed(phone);
  return (
    <p className="contact-line">
      <a href={`mailto:${row.email}`}>{row.email}</a>
      {number ? <a href={`tel:${number}`}>{phone}</a> : <span>{phone}</span>}
    </p>
  );
}

/** What the visitor wrote: the message first, then what else the form asked for. */
export function Answers({ table, row }: Props) {
  const message = messageOf(row);
  return (
    <section aria-label="Message" className="message">
      {message ? <p className="said">{message}</p> : null}
      <Fields row={row} columns={answered(table).filter((column) => !shownAbove.has(column))} />
    </section>
  );
}

/** What came along without being asked for: where the visitor came from, and why it was held back. */
export function Origin({ table, row }: Props) {
  const own = answered(table);
  const columns = Object.keys(row).filter((column) => !own.includes(column) && !shownAbove.has(column));
  if (columns.every((column) => text(row[column]) === '')) return null;
  return (
    <section>
      <h3>Where it came from</h3>
      <Fields row={row} columns={columns} />
    </section>
  );
}

/** The columns that visitors fill in; what the page fills in for them is not theirs. */
function answered(table: string): string[] {
  const fields = Object.values(formForTable(table)?.fields ?? {});
  return fields.filter(({ kind, hidden }) => kind !== 'map' && !hidden).map(({ column }) => column);
}

/** In the head of the sheet, or as the message. */
const shownAbove = new Set([
  ...['id', 'status', 'created_at', 'reference', 'due_at', 'email', 'phone'],
  ...['name', 'first_name', 'last_name', 'message', 'additional_info'],
]);

function Fields({ row, columns }: { row: Submission; columns: string[] }) {
  const shown = columns.filter((column) => text(row[column]) !== '');
  if (shown.length === 0) return null;
  return (
    <dl className="detail">
      {shown.map((column) => (
        <div key={column}>
          <dt>{columnTitle(column)}</dt>
          <dd>{text(row[column])}</dd>
        </div>
      ))}
    </dl>
  );
}
