type Props = { trail: readonly { label: string; href: string }[]; here: string; className?: string };

export function Breadcrumb({ trail, here, className = '' }: Props) {
  return (
    <nav aria-label="Breadcrumb" className={className}>
      <ol className="flex flex-wrap items-center gap-x-3 text-sm">
        {trail.map(({ label, href }) => (
          <li key={href} className="flex items-center gap-3">
            <a href={href} className="link inline-flex min-h-11 items-center">
              {label}
            </a>
            <span aria-hidden="true">›</span>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
