const countedTo = 1000;

type Props = { value: number; className: string; of?: string };

/** How many there are, beside the name of a place; nothing when there are none. */
export function Count({ value, className, of = '' }: Props) {
  if (value === 0) return null;
  return (
    <span className={className}>
      {value < countedTo ? value : `${countedTo - 1}+`}
      {of ? <span className="sr-only"> {of}</span> : null}
    </span>
  );
}
