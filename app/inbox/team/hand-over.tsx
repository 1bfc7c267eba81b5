import { showToast } from '#app/components/toast.ts';

type Props = { to: { name: string; email: string }; path: string };

/** Without a mail server the admin hands the link over. It is shown this once. */
export function HandOver({ to: { name, email }, path }: Props) {
  const link = new URL(path, location.origin).href;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => showToast('success', 'The link is copied.'),
      () => showToast('error', 'It could not be copied. Please select it and copy it by hand.'),
    );
  return (
    <div role="status" className="hand-over">
      <p>
        No mail server is set up, so nothing was sent to {email}. Give {name} this link; it is shown only now.
      </p>
      <p className="secret">{link}</p>
      <button type="button" className="button button-quiet" onClick={() => void copy()}>
        Copy the link
      </button>
    </div>
  );
}
