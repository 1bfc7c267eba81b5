import { type FormEvent, useState } from 'react';
import { apiAddress } from '../api.ts';
import { formatDate } from '../frame/row-text.ts';
import { count } from '../numbers/words.ts';
import type { CodesAction } from './actions.ts';
import { codeFormats, type PrintedCode } from './answers.ts';

type Props = { code: PrintedCode; send: (action: CodesAction) => void };

export function CodeItem({ code, send }: Props) {
  const { slug, name, address, madeAt, madeBy, retiredAt, visits, submissions } = code;
  const [isRenaming, setRenaming] = useState(false);
  const fileOf = (format: string) => apiAddress(`/codes/:slug/code.${format}`, { slug });
  return (
    <li className="code" data-retired={retiredAt ? '' : undefined}>
      <img src={fileOf('svg')} alt={`QR code of ${name}`} width="132" height="132" loading="lazy" />
      <div className="code-facts">
        {isRenaming ? (
          <RenameForm
            name={name}
            done={(next) => {
              setRenaming(false);
              if (next !== name) send({ does: 'change', slug, name: next });
            }}
          />
        ) : (
          <h2>{name}</h2>
        )}
        <p className="code-numbers">
          <strong>{count(visits)}</strong> {visits === 1 ? 'visit' : 'visits'},{' '}
          <strong>{count(submissions)}</strong> sent
          {retiredAt ? <span className="code-retired"> Retired</span> : null}
        </p>
        <p className="detail-line">
          <span className="code-address">{address}</span>
          <br />
          {formatDate(madeAt)}, by {madeBy}
        </p>
        <p className="code-actions no-print">
          {codeFormats.map((format) => (
            <a
              key={format}
              href={fileOf(format)}
              download={`code-${slug}.${format}`}
              className="button button-quiet"
            >
              {format.toUpperCase()}
              <span className="sr-only"> of {name}</span>
            </a>
          ))}
          <button type="button" className="button button-quiet" onClick={() => setRenaming(!isRenaming)}>
            Rename<span className="sr-only"> {name}</span>
          </button>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => send({ does: 'change', slug, retired: retiredAt === null })}
          >
            {retiredAt ? 'Use again' : 'Retire'}
            <span className="sr-only"> {name}</span>
          </button>
        </p>
      </div>
    </li>
  );
}

function RenameForm({ name, done }: { name: string; done: (name: string) => void }) {
  const [text, setText] = useState(name);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) done(text.trim());
  };
  return (
    <form onSubmit={save} className="code-form">
      <label>
        New name
        <input
          required
          maxLength={100}
          className="field-input"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button type="submit" className="button button-ember">
        Save
      </button>
    </form>
  );
}
