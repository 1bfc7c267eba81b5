import type { ReactNode } from 'react';

type Props = { href: string; className?: string; children: ReactNode };

/** Opens in a new tab and says so; the other site learns nothing of ours. */
export function ExternalLink({ href, className = 'link', children }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
