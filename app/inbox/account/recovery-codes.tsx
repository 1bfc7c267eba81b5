import { showToast } from '#app/components/toast.ts';
import { company } from '#app/content/company.ts';

type Props = { codes: string[]; email: string };

/** The codes for when the phone is gone: to copy, to keep as a file, or on paper. */
export function RecoveryCodes({ codes, email }: Props) {
  const title = `${company.brand}: recovery codes of ${email}`;
  const text = `${title}\n\n${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast('success', 'The recovery codes are copied.'),
      () => showToast('error', 'This browser does not let us copy. Please select and copy them yourself.'),
    );
  return (
    <div className="recovery">
      <p className="print-only">{title}</p>
      <p>Keep these recovery codes somewhere safe. Each works once, when the phone is gone.</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="staff-actions no-print">
        <button type="button" className="button button-quiet" onClick={() => void copy()}>
          Copy codes
        </button>
        <a
          className="button button-quiet"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          Download codes
        </a>
        <button type="button" className="button button-quiet" onClick={() => print()}>
          Print codes
        </button>
      </div>
    </div>
  );
}
