/** A list of points, each behind a short ember line. */
export function DashList({ items, className = '' }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item} className="flex gap-4 py-1">
          <span aria-hidden="true" className="mt-[0.8em] w-5 flex-none border-t border-ember" />
          {item}
        </li>
      ))}
    </ul>
  );
}
