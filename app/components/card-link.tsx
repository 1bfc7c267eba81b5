import type { ReactNode } from 'react';

type Props = { href: string; setsFlag?: string; className?: string; children: ReactNode };

/** The link in a card's heading; all of the card (which is `relative`) can be pressed. */
export function CardLink({ href, setsFlag, className = '', children }: Props) {
  return (
    <a
      href={href}
      data-sets-flag={setsFlag}
      className={`decoration-ember decoration-2 underline-offset-[0.15em] group-hover:underline after:absolute after:inset-0 ${className}`}
    >
      {children}
    </a>
  );
}

/** Says “this leads on” to the eye; the heading's link says it to everyone else. */
export function Arrow({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block transition-transform duration-200 group-hover:translate-x-1 ${className}`}
    >
      →
    </span>
  );
}
