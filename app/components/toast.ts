export type ToastKind = 'success' | 'error' | 'info';

type Extras = {
  /** Ways on from here, in the toast. */
  links?: { href: string; text: string }[];
  /** What the toast must not lie over: else it comes at the top of the screen. */
  clearOf?: Element | null;
};

const successStays = 8000;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** One toast at a time: a new one replaces the old. Only success leaves by itself; none outlives its page. */
export function showToast(kind: ToastKind, message: string, extras: Extras = {}): HTMLElement | undefined {
  const region = regionNow();
  if (!region) return;
  clearTimeout(leaving);
  for (const old of document.querySelectorAll('.toast')) old.remove();
  const toast = toastElement(kind, message, extras.links ?? []);
  region.append(toast);
  region.dataset.edge = 'bottom';
  if (extras.clearOf && overlap(region, extras.clearOf)) region.dataset.edge = 'top';
  addEventListener('pagehide', () => toast.remove(), { once: true });
  if (kind === 'success') leaveByItself(toast);
  return toast;
}

/** The page's own place for toasts. What an open dialog does is said there; behind a modal one nothing else is seen. */
function regionNow(): HTMLElement | null {
  const ofPage = document.getElementById('toasts');
  const dialog = document.querySelector('dialog:modal') ?? document.querySelector('dialog[open]');
  if (!dialog) return ofPage;
  const ofDialog = dialog.querySelector<HTMLElement>('.toasts');
  if (ofDialog) return ofDialog;
  const region = document.createElement('div');
  region.className = 'toasts';
  region.setAttribute('role', 'status');
  dialog.append(region);
  return region;
}

function leaveByItself(toast: HTMLElement): void {
  const leaveLater = () => {
    leaving = setTimeout(() => toast.remove(), successStays);
  };
  const stay = () => clearTimeout(leaving);
  for (const event of ['pointerenter', 'focusin']) toast.addEventListener(event, stay);
  for (const event of ['pointerleave', 'focusout']) toast.addEventListener(event, leaveLater);
  leaveLater();
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.top < b.bottom && b.top < a.bottom;
}

function toastElement(
  kind: ToastKind,
  message: string,
  links: { href: string; text: string }[],
): HTMLElement {
  const toast = document.createElement('div');
  toast.className = 'toast';
  toast.dataset.kind = kind;
  const body = document.createElement('div');
  const text = document.createElement('p');
  text.textContent = message;
  body.append(
    text,
    ...links.map(({ href, text }) => Object.assign(document.createElement('a'), { href, textContent: text })),
  );
  toast.append(body, dismissButton(toast));
  return toast;
}

/** It takes the focus with it, so it gives it back. */
function dismissButton(toast: HTMLElement): HTMLElement {
  let before: EventTarget | null = null;
  toast.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && toast.contains(relatedTarget))) before = relatedTarget;
  });
  const dismiss = document.createElement('button');
  dismiss.type = 'button';
  dismiss.textContent = 'Dismiss';
  dismiss.addEventListener('click', () => {
    const around = toast.closest('dialog') ?? document.querySelector('main');
    toast.remove();
    if (around) around.tabIndex = -1;
    (before instanceof HTMLElement && before.isConnected ? before : around)?.focus({ preventScroll: true });
  });
  return dismiss;
}
