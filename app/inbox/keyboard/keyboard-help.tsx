import { Sheet } from '../frame/sheet.tsx';
import { type ShortcutKey, shortcuts } from './shortcuts.ts';

type Props = { isOpen: boolean; onOpen: (open: boolean) => void; without?: readonly ShortcutKey[] };

/** The button that tells that there is a keyboard, and the list of its keys. */
export function KeyboardHelp({ isOpen, onOpen, without = [] }: Props) {
  const shown = shortcuts.filter(({ key }) => !without.includes(key));
  return (
    <>
      <button type="button" className="button button-quiet keyboard-help" onClick={() => onOpen(true)}>
        Keyboard <kbd>?</kbd>
      </button>
      {isOpen ? (
        <Sheet title="Keyboard" className="sheet-small" onClose={() => onOpen(false)}>
          <dl className="keys">
            {shown.map(({ key, does }) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </Sheet>
      ) : null}
    </>
  );
}
