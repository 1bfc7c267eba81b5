import type { FormEvent } from 'react';
import type { Note } from '../answers.ts';
import { formatDate } from '../frame/row-text.ts';
import { useAuth } from '../sign-in/auth-provider.tsx';
import { noteKey, useNoteDraft } from './note-draft.ts';
import { useInboxAction } from './use-inbox-action.ts';

type Props = { table: string; id: string; notes: Note[] };

/** What staff wrote about a submission. A note that is being written stays on the device until it is saved. */
export function Notes({ table, id, notes }: Props) {
  const user = useAuth().user?.id ?? '';
  const [draft, setDraft] = useNoteDraft(user, id);
  const { sendOnce, busy } = useInboxAction();
  const save = (event: FormEvent) => {
    event.preventDefault();
    void sendOnce({ does: 'note', table, id, user, text: draft, key: noteKey(user, id) });
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
      <form onSubmit={save} className="note-form">
        <label htmlFor="note">Add a note</label>
        <textarea
          id="note"
          rows={3}
          required
          maxLength={5000}
          className="field-input"
          value={draft}
          aria-describedby="note-state"
          onChange={(event) => setDraft(event.target.value)}
        />
        <p id="note-state" className="detail-line">
          {draft === '' ? '' : 'Not saved yet. It is kept on this device.'}
        </p>
        <button type="submit" className="button button-quiet" aria-busy={busy}>
          {busy ? 'Saving…' : 'Save note'}
        </button>
      </form>
    </section>
  );
}
