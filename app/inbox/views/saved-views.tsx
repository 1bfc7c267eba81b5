import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { UndoBar } from '../frame/undo-bar.tsx';
import { longestViewName, mostViews, type SavedView } from './answers.ts';
import { useViewsAction } from './use-views-action.ts';
import { viewAddress } from './view-links.tsx';

type Props = { views: SavedView[] /** What the list shows now. */; query: string };

/** Keeps what the list shows under a name, and looks after what was kept. */
export function SavedViews({ views, query }: Props) {
  const { send, done } = useViewsAction();
  const removed = done?.does === 'remove a view' ? done.view : null;
  return (
    <section className="saved-views">
      <h3>Saved views</h3>
      {views.length === 0 ? <p>None yet. Set filters and an order, then give them a name here.</p> : null}
      <ul>
        {views.map((view) => (
          <ViewItem
            key={view.id}
            view={view}
            onRename={(name) => void send({ does: 'rename a view', id: view.id, name })}
            onRemove={() => void send({ does: 'remove a view', id: view.id })}
          />
        ))}
      </ul>
      <UndoBar
        sentence={removed && `“${removed.name}” was removed.`}
        takeBack={() =>
          removed && void send({ does: 'save a view', name: removed.name, query: removed.query })
        }
      />
      {views.length < mostViews ? (
        <NameForm
          key={views.length}
          label="Save what the list shows now as"
          action="Save view"
          onName={(name) => void send({ does: 'save a view', name, query })}
        />
      ) : (
        <p>There are {mostViews}, and that is as many as fit. Remove one to save another.</p>
      )}
    </section>
  );
}

type ItemProps = { view: SavedView; onRename: (name: string) => void; onRemove: () => void };

function ViewItem({ view, onRename, onRemove }: ItemProps) {
  const [renames, setRenames] = useState(false);
  if (renames)
    return (
      <li>
        <NameForm
          label={`New name of “${view.name}”`}
          action="Rename"
          value={view.name}
          onName={(name) => {
            setRenames(false);
            onRename(name);
          }}
        />
      </li>
    );
  return (
    <li>
      <Link to={viewAddress(view)}>{view.name}</Link>
      <button type="button" className="button button-quiet" onClick={() => setRenames(true)}>
        Rename<span className="sr-only"> {view.name}</span>
      </button>
      <button type="button" className="button button-quiet" onClick={onRemove}>
        Remove<span className="sr-only"> {view.name}</span>
      </button>
    </li>
  );
}

type NameProps = { label: string; action: string; value?: string; onName: (name: string) => void };

function NameForm({ label, action, value, onName }: NameProps) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onName(String(new FormData(event.currentTarget).get('name')).trim());
  };
  return (
    <form onSubmit={submit} className="name-form">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name="name"
        required
        pattern=".*\S.*"
        maxLength={longestViewName}
        defaultValue={value}
        className="field-input"
      />
      <button type="submit" className="button button-quiet">
        {action}
      </button>
    </form>
  );
}
