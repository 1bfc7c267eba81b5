import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { showToast } from '#app/components/toast.ts';
import { formForTable } from '#app/forms/definitions/registry.ts';
import { columnTitle } from '#app/forms/engine/column-title.ts';
import type { Detail, Note, Status } from '../answers.ts';
import { DeliveriesSection } from '../deliveries/deliveries-section.tsx';
import { get, post } from '../frame/call.ts';
import { formatDate, nameOf, text } from '../frame/row-text.ts';
import { Sheet } from '../frame/sheet.tsx';
import { Spinner } from '../frame/spinner.tsx';
import { StatusButtons } from './status-buttons.tsx';

type Props = {
  table: string;
  id: string;
  onMark: (ids: string[], status: Status) => Promise<void>;
  onClose: () => void;
};

const shownAbove = new Set(['id', 'status', 'created_at', 'reference']);

/** One submission with everything that is known about it. */
export function DetailSheet({ table, id, onMark, onClose }: Props) {
  const path = `/api/admin/submissions/${table}/${id}`;
  const [detail, setDetail] = useState<Detail | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    setDetail(null);
    get<Detail>(path, abort.signal).then(setDetail, (error: Error) => {
      if (abort.signal.aborted) return;
      showToast('error', `Failed to load the submission: ${error.message || 'Unknown error'}`);
      onClose();
    });
    return () => abort.abort();
  }, [path, onClose]);

  if (!detail)
    return (
      <Sheet title="Submission" className="sheet-side" onClose={onClose}>
        <Spinner label="Loading" />
      </Sheet>
    );
  const { row, notes, others } = detail;
  const mark = async (status: Status) => {
    await onMark([id], status);
    setDetail({ ...detail, row: { ...row, status } });
  };
  return (
    <Sheet title={nameOf(row) || 'Submission'} className="sheet-side" onClose={onClose}>
      <p className="detail-line">
        {formForTable(table)?.title} · {formatDate(row.created_at)} · <strong>{row.reference}</strong>
      </p>
      <StatusButtons current={row.status} onMark={mark} />
      <dl className="detail">
        {Object.entries(row)
          .filter(([column, value]) => !shownAbove.has(column) && text(value) !== '')
          .map(([column, value]) => (
            <div key={column}>
              <dt>{columnTitle(column)}</dt>
              <dd>
                {column === 'email' ? <a href={`mailto:${text(value)}`}>{text(value)}</a> : text(value)}
              </dd>
            </div>
          ))}
      </dl>
      <DeliveriesSection path={path} status={row.status} />
      <Notes path={path} notes={notes} onAdd={(note) => setDetail({ ...detail, notes: [...notes, note] })} />
      <section>
        <h3>Also from {row.email}</h3>
        {others.length === 0 ? <p>Nothing else.</p> : null}
        <ul className="others">
          {others.map((other) => (
            <li key={other.id}>
              <Link to={`?table=${other.table}&open=${other.id}`}>{formForTable(other.table)?.title}</Link>{' '}
              {formatDate(other.created_at)} · {other.reference} · {other.status}
            </li>
          ))}
        </ul>
      </section>
    </Sheet>
  );
}

type NotesProps = { path: string; notes: Note[]; onAdd: (note: Note) => void };

function Notes({ path, notes, onAdd }: NotesProps) {
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    try {
      onAdd(await post<Note>(`${path}/notes`, { text: String(new FormData(form).get('text')) }));
      form.reset();
    } catch (error) {
      showToast('error', `The note could not be saved: ${(error as Error).message || 'Unknown error'}`);
    }
    setBusy(false);
  };
  return (
    <section>
      <h3>Notes</h3>
      <ul className="notes">
        {notes.map((note) => (
          <li key={note.id}>
            <p>{note.text}</p>
            <p className="detail-line">
              {note.author}, {formatDate(note.at)}
            </p>
          </li>
        ))}
      </ul>
      <form onSubmit={submit} className="note-form">
        <label htmlFor="note">Add a note</label>
        <textarea id="note" name="text" rows={3} required maxLength={5000} className="staff-input" />
        <button type="submit" className="staff-button" disabled={busy}>
          Save note
        </button>
      </form>
    </section>
  );
}
