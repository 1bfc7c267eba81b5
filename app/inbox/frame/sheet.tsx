import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { AwayBanner } from './away-banner.tsx';

type Props = {
  title: string;
  className?: string;
  /** Beside the page rather than over it: the page stays in use. */
  beside?: boolean;
  /** Ways on from here, before the one to close it. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog: takes the focus, closes with Escape and the button; over the page also with a click beside it. */
export function Sheet({ title, className = '', beside = false, actions, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    if (beside) current?.show();
    else current?.showModal();
    return () => {
      // What was said in the sheet is said on the page from now on.
      const toast = current?.querySelector('.toast');
      if (toast) document.getElementById('toasts')?.append(toast);
      current?.close();
    };
  }, [beside]);
  useEscape(beside, dialog, onClose);
  return (
    <dialog
      ref={dialog}
      className={`sheet ${className}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => !beside && event.target === event.currentTarget && onClose()}
    >
      <div className="sheet-body">
        <div className="sheet-head">
          <h2>{title}</h2>
          <div className="sheet-actions no-print">
            {actions}
            <button type="button" className="button button-quiet" onClick={onClose}>
              Close
            </button>
          </div>
        </div>
        <AwayBanner />
        {children}
      </div>
    </dialog>
  );
}

/** Browsers close only what lies over the page with Escape. In a field of the page it is that field's. */
function useEscape(isOn: boolean, dialog: { current: HTMLDialogElement | null }, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!isOn) return;
    const press = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog:modal, :popover-open'))
        return;
      const isField = target instanceof Element && target.matches('input, select, textarea');
      if (!isField || dialog.current?.contains(target)) close.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn, dialog]);
}
