import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { showToast } from '#app/components/toast.ts';
import type { EditedPage, EditedText } from '#app/editable/site-state.ts';
import { sitePath } from '../addresses.ts';
import { apiAddress } from '../api.ts';
import { call, reasonOf } from '../frame/call.ts';
import { TextField } from './text-field.tsx';
import { useFrame } from './use-frame.ts';
import { shownWords, typedWords } from './words.ts';

const widths = { phone: 'Phone', tablet: 'Tablet', full: 'Full width' } as const;

/** A page as it will look, with a field beside it for the text that was clicked. */
export function Editor({ page, path, texts: loaded }: EditedPage & { page: string }) {
  const [texts, setTexts] = useState(loaded);
  const [params] = useSearchParams();
  const asked = loaded.find(({ path }) => path === params.get('text'));
  const [selected, select] = useState<number | null>(asked?.number ?? null);
  /** Counts what was put back: the field begins anew. */
  const [round, setRound] = useState(0);
  const [width, setWidth] = useState<keyof typeof widths>('full');
  const { frame, prepare, show, reload } = useFrame(selected, select);
  const text = texts.find(({ number }) => number === selected);

  const onType = (shown: string) => {
    if (selected !== null) show(selected, shown);
  };
  const onSaved = (saved: EditedText) => {
    const shown = shownWords(typedWords(saved));
    const mentions = ({ facts }: EditedText) => saved.path in facts;
    setTexts((now) =>
      now.map((one) => {
        if (one.path === saved.path) return saved;
        return mentions(one) ? { ...one, facts: { ...one.facts, [saved.path]: shown } } : one;
      }),
    );
    // The frame shows it in the others only when it comes anew.
    if (texts.some(mentions)) reload();
  };
  const putBack = async (dropped: string) => {
    try {
      await call('POST /site/drafts/drop', { body: { path: dropped } });
      setTexts((await call('GET /site/pages/:page', { names: { page } })).texts);
      setRound((now) => now + 1);
      reload();
    } catch (error) {
      showToast('error', `That did not work: ${reasonOf(error)}`);
    }
  };

  return (
    <>
      <div className="editor-bar">
        <label>
          Width{' '}
          <select
            className="field-input"
            value={width}
            onChange={({ target }) => setWidth(widthOf(target.value))}
          >
            {Object.entries(widths).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Link to={sitePath} className="button button-ember">
          Changes and publishing
        </Link>
        <a href={path} target="_blank" rel="noopener noreferrer" className="link">
          As visitors see it
        </a>
      </div>
      <div className="editor">
        <iframe
          ref={frame}
          title="The page with its drafts"
          className="editor-frame"
          data-width={width}
          src={apiAddress('/site/pages/:page/frame', { page })}
          onLoad={prepare}
        />
        <div className="editor-panel">
          {text ? (
            <TextField
              key={`${text.path} ${round}`}
              text={text}
              onType={onType}
              onSaved={onSaved}
              onPutBack={() => void putBack(text.path)}
            />
          ) : (
            <p>Click a text on the page, or choose it below.</p>
          )}
          <details>
            <summary>All texts of this page</summary>
            <ul className="editor-texts">
              {texts.map((one) => (
                <li key={one.path}>
                  <button
                    type="button"
                    aria-pressed={one.number === selected}
                    onClick={() => select(one.number)}
                  >
                    {shownWords(typedWords(one))}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        </div>
      </div>
    </>
  );
}

function widthOf(name: string): keyof typeof widths {
  return name === 'phone' || name === 'tablet' ? name : 'full';
}
