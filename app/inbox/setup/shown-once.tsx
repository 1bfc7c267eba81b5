import { useState } from 'react';

type Props = { label: string; secret: string; sentence: string };

/** A secret that nobody can look up later. */
export function ShownOnce({ label, secret, sentence }: Props) {
  const [copied, setCopied] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied('Copied.'),
      () => setCopied('It could not be copied: select it and copy it yourself.'),
    );
  return (
    <div className="erase setup-aside">
      <p>{sentence} It is shown this once: copy it now.</p>
      <p>
        {label}: <code className="secret">{secret}</code>
      </p>
      <p className="setup-buttons">
        <button type="button" className="button button-quiet" onClick={() => void copy()}>
          Copy<span className="sr-only"> the {label.toLowerCase()}</span>
        </button>
        <span role="status">{copied}</span>
      </p>
    </div>
  );
}
