/** The mark: one drop, cut by one current. The outer half is water, the inner half is flame. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="4 2.7 56 56" width="32" height="32" aria-hidden="true" className={className}>
      <path
        className="fill-ember"
        d="M33.6 3.2C36.4 14.2 50.4 22.4 50.4 38.6c0 6.9-3.3 12.9-8.4 16.6 3.2-7.9 1.6-15.2-3.4-21.4-4.9-6.1-7.9-12.6-6.7-20.9.5-3.3.9-6.4 1.7-9.7Z"
      />
      <path
        className="fill-amber"
        d="M27.7 16.4c.2 8.2 3.9 14.2 8 19.6 5.4 7.1 5.6 14.5-.6 21.9-1 .2-2 .3-3.1.3C21.8 58.2 13.6 50 13.6 39.8c0-8.9 6.6-15.9 14.1-23.4Z"
      />
    </svg>
  );
}
