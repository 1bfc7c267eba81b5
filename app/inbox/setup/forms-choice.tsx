import { forms } from '#app/forms/definitions/registry.ts';

type Props = { legend: string; chosen: string[] | null; onChange: (tables: string[] | null) => void };

/** All forms, those of tomorrow too, or some of them. */
export function FormsChoice({ legend, chosen, onChange }: Props) {
  const toggle = (table: string, isIn: boolean) =>
    onChange(isIn ? [...(chosen ?? []), table] : (chosen ?? []).filter((one) => one !== table));
  return (
    <fieldset className="setup-forms">
      <legend>{legend}</legend>
      <label>
        <input
          type="checkbox"
          checked={chosen === null}
          onChange={(event) => onChange(event.target.checked ? null : [])}
        />
        All forms
      </label>
      {chosen === null
        ? null
        : forms.map(({ table, title }) => (
            <label key={table}>
              <input
                type="checkbox"
                checked={chosen.includes(table)}
                onChange={(event) => toggle(table, event.target.checked)}
              />
              {title}
            </label>
          ))}
    </fieldset>
  );
}

/** The forms that something is for, in words. */
export function formsWords(tables: string[] | null): string {
  if (!tables) return 'all forms';
  return forms
    .filter(({ table }) => tables.includes(table))
    .map(({ title }) => title)
    .join(', ');
}
