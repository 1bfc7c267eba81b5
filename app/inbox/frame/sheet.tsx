import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { AwayBanner } from './away-banner.tsx';

type Props = { title: string; className?: string; onClose: () => void; children: ReactNode };

/** A modal dialog: takes the focus, closes with Escape, the button or a click beside it. */
export function Sheet({ title, className = '', onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // What is said must lie over the sheet: whatever is outside a modal dialog is under it and cannot be pressed.
    const toasts = document.getElementById('toasts');
    const home = toasts?.parentElement;
    if (toasts) current?.append(toasts);
    return () => {
      if (toasts) home?.append(toasts);
      current?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`sheet ${className}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="sheet-body">
        <div className="sheet-head">
          <h2>{title}</h2>
          <button type="button" className="staff-button" onClick={onClose}>
            Close
          </button>
        </div>
        <AwayBanner />
        {children}
      </div>
    </dialog>
  );
}
