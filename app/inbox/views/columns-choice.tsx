import { useState } from 'react';
import { formForTable } from '#app/forms/definitions/registry.ts';
import { columnTitle } from '#app/forms/engine/column-title.ts';
import { offeredColumns } from './own-fields.ts';
import { useViewsAction } from './use-views-action.ts';

type Props = { table: string; shown: string[]; onChosen: () => void };

/** Which of a form's own answers stand in its list. Kept at once, for every machine one signs in at. */
export function ColumnsChoice({ table, shown, onChosen }: Props) {
  const { send } = useViewsAction();
  const [chosen, setChosen] = useState(shown);
  const offered = offeredColumns(formForTable(table));
  if (offered.length === 0) return null;
  const choose = (column: string, on: boolean) => {
    const columns = on ? [...chosen, column] : chosen.filter((one) => one !== column);
    setChosen(columns);
    void send({ does: 'choose columns', table, columns }).then(onChosen);
  };
  return (
    <fieldset className="columns-choice">
      <legend>Columns</legend>
      {offered.map(({ column }) => (
        <label key={column}>
          <input
            type="checkbox"
            checked={chosen.includes(column)}
            onChange={(event) => choose(column, event.target.checked)}
          />
          {columnTitle(column)}
        </label>
      ))}
    </fieldset>
  );
}
