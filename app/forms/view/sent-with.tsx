import { useEffect, useState } from 'react';
import { sentWithField } from '#app/forms/engine/define-form.ts';
import { readAttribution } from '#app/navigation/attribution.ts';
import type { Attribution } from '#app/navigation/visit-flags.ts';

const labels: Record<keyof Attribution, string> = {
  landingPage: 'The first page you opened here',
  referrer: 'The page that led you here',
  utm: 'The campaign of that link',
  question: 'You asked',
};

/** Shows what goes along with the answers. What a visitor unticks stays here. */
export function SentWith() {
  const [attribution, setAttribution] = useState<Attribution>({});
  useEffect(() => setAttribution(readAttribution()), []);
  const known = Object.entries(attribution) as [keyof Attribution, Attribution[keyof Attribution]][];
  // Its place is kept from the start, so that nothing below moves when it comes.
  return (
    <details
      open={attribution.question !== undefined}
      className={known.length === 0 ? 'invisible text-sm' : 'text-sm'}
    >
      <summary className="inline-flex min-h-11 items-center underline underline-offset-4">
        How you found us
      </summary>
      <p className="mt-1 mb-2 text-text-soft">
        This goes along with your message. Uncheck anything you'd rather not share.
      </p>
      {known.map(([name, value]) => (
        <label key={name} className="flex min-h-11 items-start gap-3 py-1.5">
          <input
            type="checkbox"
            name={sentWithField}
            value={name}
            defaultChecked
            className="size-5 shrink-0 accent-signal-deep"
          />
          <span>
            {labels[name]}: <span className="break-all">{shown(value)}</span>
          </span>
        </label>
      ))}
    </details>
  );
}

function shown(value: Attribution[keyof Attribution]): string {
  return typeof value === 'string' ? value : Object.values(value ?? {}).join(', ');
}
