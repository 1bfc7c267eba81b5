import { mainNavigation } from '#app/content/navigation.ts';
import { useNavigation } from '#app/navigation/navigation-provider.tsx';

/** The way through the site, in the header and in the phone's menu. */
export function MainLinks({ className, size }: { className: string; size: string }) {
  const { path } = useNavigation();
  return (
    <ul className={className}>
      {mainNavigation.map(({ label, href }) => (
        <li key={href}>
          <a
            href={href}
            aria-current={href === path ? 'page' : undefined}
            className={`inline-flex items-center text-mist hover:text-paper aria-[current=page]:text-amber ${size}`}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
