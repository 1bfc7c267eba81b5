/** The boxes of a list: one before every row, and one for all of them. */

type AllProps = { all: boolean; onSelect: (on: boolean) => void };

export function SelectAllHeader({ all, onSelect }: AllProps) {
  return (
    <th scope="col" className="cell-select">
      <input
        type="checkbox"
        aria-label="Select all on this page"
        checked={all}
        onChange={() => onSelect(!all)}
      />
    </th>
  );
}

type Props = { name: string; isSelected: boolean; onSelect: (on: boolean) => void };

export function SelectCell({ name, isSelected, onSelect }: Props) {
  return (
    <td className="cell-select">
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={isSelected}
        onChange={() => onSelect(!isSelected)}
      />
    </td>
  );
}
