import { type ReactNode, useId } from 'react';

type PartProps = { title: string; note?: ReactNode; picture: ReactNode; children: ReactNode };

/** A picture with a table of the same numbers beside it. */
export function NumbersPart({ title, note, picture, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="numbers-part">
      <div>
        <h2 id={id}>{title}</h2>
        {note ? <p className="detail-line">{note}</p> : null}
      </div>
      <div className="numbers-beside">
        <div>{picture}</div>
        {children}
      </div>
    </section>
  );
}

export type Column<Line> = { title: string; cell: (line: Line) => string };

type TableProps<Line> = {
  label: string;
  /** What the first column holds. */
  head: string;
  lines: Line[];
  name: (line: Line) => string;
  columns: Column<Line>[];
};

export function NumbersTable<Line>({ label, head, lines, name, columns }: TableProps<Line>) {
  return (
    <table className="numbers-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {columns.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={name(line)}>
            <th scope="row">{name(line)}</th>
            {columns.map(({ title, cell }) => (
              <td key={title}>{cell(line)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
