import { Sheet } from '../frame/sheet.tsx';
import { shortcuts } from './shortcuts.ts';

export function HelpSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title="Keyboard" className="sheet-small" onClose={onClose}>
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
  );
}
