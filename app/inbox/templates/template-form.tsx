import { type FormEvent, useState } from 'react';
import { forms } from '#app/forms/definitions/registry.ts';
import type { TemplateWords } from '../conversation/answers.ts';
import { placeholders } from '../conversation/fill-template.ts';

type Props = { isBusy: boolean; onMake: (words: TemplateWords) => void };

const empty = { name: '', table: '', text: '' };

export function TemplateForm({ isBusy, onMake }: Props) {
  const [words, setWords] = useState(empty);
  const change = (part: Partial<typeof empty>) => setWords((now) => ({ ...now, ...part }));
  const make = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onMake({ ...words, table: words.table || null });
  };
  return (
    <form onSubmit={make} className="note-form">
      <label htmlFor="template-name">Name</label>
      <input
        id="template-name"
        required
        maxLength={100}
        className="field-input"
        value={words.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <label htmlFor="template-table">For</label>
      <select
        id="template-table"
        className="field-input"
        value={words.table}
        onChange={(event) => change({ table: event.target.value })}
      >
        <option value="">All forms</option>
        {forms.map(({ table, title }) => (
          <option key={table} value={table}>
            {title}
          </option>
        ))}
      </select>
      <label htmlFor="template-text">Words</label>
      <p id="template-hint" className="detail-line">
        {Object.entries(placeholders)
          .map(([word, meaning]) => `{${word}} is ${meaning}`)
          .join(', ')}
        .
      </p>
      <textarea
        id="template-text"
        rows={8}
        required
        maxLength={10_000}
        aria-describedby="template-hint"
        className="field-input"
        value={words.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <button type="submit" className="button button-ember" aria-busy={isBusy}>
        Keep template
      </button>
    </form>
  );
}
