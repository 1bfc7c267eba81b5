import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { AwayBanner } from './away-banner.tsx';

type Props = { title: string; className?: string; onClose: () => void; children: ReactNode };

/** A modal dialog: takes the focus, closes with Escape, the button or a click beside it. */
export function Sheet({ title, className = '', onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => {
      // What was said in the sheet is said on the page from now on.
      const toast = current?.querySelector('.toast');
      if (toast) document.getElementById('toasts')?.append(toast);
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
          <button type="button" className="button button-quiet" onClick={onClose}>
            Close
          </button>
        </div>
        <AwayBanner />
        {children}
      </div>
    </dialog>
  );
}
