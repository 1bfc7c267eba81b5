export function Spinner({ label }: { label: string }) {
  return (
    <div className="spinner" role="status">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="16" />
      </svg>
      <span className="sr-only">{label}</span>
    </div>
  );
}
