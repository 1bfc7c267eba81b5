import { requestPage } from '#app/content/requests.ts';
import { requestAddress } from './addresses.ts';
import type { RequestTrouble } from './request-view.ts';

type Props = { secret: string; trouble: RequestTrouble | null };

export function AddForm({ secret, trouble }: Props) {
  const { label, hint, button } = requestPage.add;
  return (
    <form method="post" action={requestAddress(secret)} className="no-print mt-10">
      <input type="hidden" name="does" value="add" />
      <label htmlFor="request-text" className="mb-1.5 block font-semibold">
        {label}
      </label>
      <p id="request-hint" className="mb-2 text-sm text-text-soft">
        {hint}
      </p>
      {trouble ? (
        <p id="request-error" role="alert" className="mb-2 font-semibold text-vermilion">
          {trouble.message}
        </p>
      ) : null}
      <textarea
        id="request-text"
        name="text"
        rows={5}
        required
        maxLength={5000}
        defaultValue={trouble?.typed}
        aria-invalid={trouble ? true : undefined}
        aria-describedby={trouble ? 'request-hint request-error' : 'request-hint'}
        className="field-input"
      />
      <button type="submit" className="button button-ember mt-4">
        {button}
      </button>
    </form>
  );
}
