import { formForTable } from '#app/forms/definitions/registry.ts';
import type { Submission } from '../answers.ts';
import { nameOf } from '../frame/row-text.ts';
import type { ReplyTemplate } from './answers.ts';
import { fillTemplate } from './fill-template.ts';

type Props = {
  table: string;
  row: Submission;
  templates: ReplyTemplate[];
  onChoose: (text: string) => void;
};

/** Puts the words of a template into the reply. Those for this form stand first. */
export function TemplateChoice({ table, row, templates, onChoose }: Props) {
  const form = formForTable(table)?.title ?? table;
  const suggested = templates.filter((template) => template.table === table);
  const forAll = templates.filter((template) => template.table === null);
  if (suggested.length + forAll.length === 0) return null;
  const choose = (id: string) => {
    const chosen = templates.find((template) => template.id === id);
    if (chosen) onChoose(fillTemplate(chosen.text, { name: nameOf(row), reference: row.reference, form }));
  };
  return (
    <>
      <label htmlFor="template">Start from a template</label>
      <select id="template" className="field-input" value="" onChange={(event) => choose(event.target.value)}>
        <option value="">Choose one…</option>
        {suggested.length > 0 ? (
          <optgroup label={form}>
            <Options templates={suggested} />
          </optgroup>
        ) : null}
        <Options templates={forAll} />
      </select>
    </>
  );
}

function Options({ templates }: { templates: ReplyTemplate[] }) {
  return templates.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
