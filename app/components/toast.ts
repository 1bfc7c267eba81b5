export type ToastKind = 'success' | 'error' | 'info';

const successStays = 8000;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** One toast at a time: a new one replaces the old. Only success leaves by itself. */
export function showToast(kind: ToastKind, message: string): void {
  const region = document.getElementById('toasts');
  if (!region) return;
  clearTimeout(leaving);
  const toast = toastElement(kind, message);
  region.replaceChildren(toast);
  if (kind !== 'success') return;
  const leaveLater = () => {
    leaving = setTimeout(() => toast.remove(), successStays);
  };
  const stay = () => clearTimeout(leaving);
  for (const event of ['pointerenter', 'focusin']) toast.addEventListener(event, stay);
  for (const event of ['pointerleave', 'focusout']) toast.addEventListener(event, leaveLater);
  leaveLater();
}

function toastElement(kind: ToastKind, message: string): HTMLElement {
  const toast = document.createElement('div');
  toast.className = 'toast';
  toast.dataset.kind = kind;
  const text = document.createElement('p');
  text.textContent = message;
  const dismiss = document.createElement('button');
  dismiss.type = 'button';
  dismiss.textContent = 'Dismiss';
  dismiss.addEventListener('click', () => toast.remove());
  toast.append(text, dismiss);
  return toast;
}
