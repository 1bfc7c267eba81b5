import { useEffect, useState } from 'react';
import { isStored } from '#app/islands/is-stored.ts';
import { slashOff } from './slash-off.ts';

/** Says which keys call the assistant. `/` alone can be turned off: who speaks to a computer may set it off unawares. */
export function SlashKey() {
  const [isOff, setOff] = useState<boolean>();

  useEffect(() => setOff(isStored(slashOff)), []);

  function turn(off: boolean) {
    setOff(off);
    try {
      if (off) localStorage.setItem(slashOff, '');
      else localStorage.removeItem(slashOff);
    } catch {
      // Where nothing may be stored, the key stays as it is.
      setOff(false);
    }
  }

  return (
    <p className="slash-key min-h-11 flex-wrap items-center gap-x-3 text-sm">
      {isOff === undefined ? null : (
        <>
          {isOff ? 'Ctrl K or ⌘ K opens this on any page.' : 'Press / on any page to ask.'}
          <button type="button" className="link min-h-11" onClick={() => turn(!isOff)}>
            Turn {isOff ? 'on' : 'off'} the / key
          </button>
        </>
      )}
    </p>
  );
}
