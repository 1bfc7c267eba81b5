import { Sheet } from '../frame/sheet.tsx';
import { shortcuts } from './shortcuts.ts';

type Props = { isOpen: boolean; onOpen: (open: boolean) => void };

/** The button that tells that there is a keyboard, and the list of its keys. */
export function KeyboardHelp({ isOpen, onOpen }: Props) {
  return (
    <>
      <button type="button" className="button button-quiet keyboard-help" onClick={() => onOpen(true)}>
        Keyboard <kbd>?</kbd>
      </button>
      {isOpen ? (
        <Sheet title="Keyboard" className="sheet-small" onClose={() => onOpen(false)}>
          <dl className="keys">
            {shortcuts.map(({ key, does }) => (
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
