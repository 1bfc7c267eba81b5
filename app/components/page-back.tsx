import { useNavigation } from '#app/navigation/navigation-provider.tsx';

/** The page's own back link as it stands without a script; the visit script knows better where it can. */
export function PageBack({ className = '' }: { className?: string }) {
  const { page: back } = useNavigation().back;
  if (!back) return null;
  return (
    <a
      href={back.href}
      data-back="page"
      className={`link no-print inline-flex min-h-11 items-center ${className}`}
    >
      <span data-back-label>{back.label}</span>
    </a>
  );
}
