import { useState } from 'react';
import { useFetcher } from 'react-router';
import { formForTable } from '#app/forms/definitions/registry.ts';
import type { ReplyTemplate } from '../conversation/answers.ts';
import { UndoBar } from '../frame/undo-bar.tsx';
import type { TemplatesAction, TemplatesResult } from './actions.ts';
import { TemplateForm } from './template-form.tsx';

/** Words that staff answer with again and again. */
export function Templates({ templates }: { templates: ReplyTemplate[] }) {
  const fetcher = useFetcher<TemplatesResult>({ key: 'templates' });
  // Made, its words leave the form; refused, they stay.
  const [made, setMade] = useState('');
  const undo = fetcher.data?.undo;
  if (undo?.does === 'remove' && undo.id !== made) setMade(undo.id);
  const send = (action: TemplatesAction) =>
    fetcher.submit(action, { method: 'post', encType: 'application/json' });
  return (
    <>
      <div className="questions">
        <section aria-labelledby="templates-kept">
          <h2 id="templates-kept">Templates</h2>
          {templates.length === 0 ? <p className="inbox-note">There is no template yet.</p> : null}
          <ul className="question-list">
            {templates.map(({ id, name, table, text, author }) => (
              <li key={id}>
                <span className="question-text">
                  {name}
                  <small>
                    {table ? formForTable(table)?.title : 'All forms'}, by {author}
                  </small>
                  <small className="template-text">{text}</small>
                </span>
                <button
                  type="button"
                  className="button button-quiet"
                  onClick={() => void send({ does: 'remove', id })}
                >
                  Remove<span className="sr-only"> the template {name}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="templates-new">
          <h2 id="templates-new">A new one</h2>
          <TemplateForm
            key={made}
            isBusy={fetcher.state !== 'idle'}
            onMake={(words) => void send({ does: 'make', ...words })}
          />
        </section>
      </div>
      <div className="bars">
        <UndoBar
          sentence={fetcher.data?.sentence ?? null}
          takeBack={() => {
            if (undo) void send(undo);
          }}
        />
      </div>
    </>
  );
}
