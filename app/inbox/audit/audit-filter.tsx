import { useSearchParams } from 'react-router';
import { Choice, Field } from '../filters/filter-fields.tsx';
import type { AuditFilters } from './answers.ts';

/** Who, what and when; it lives in the address, and another filter begins with its newest entries. */
export function AuditFilter({ filters: { actors, actions } }: { filters: AuditFilters }) {
  const [params, setParams] = useSearchParams();
  const value = (name: string) => params.get(name) ?? '';
  const show = (name: string) => (wanted: string) => {
    const next = new URLSearchParams(params);
    next.delete('before');
    if (wanted) next.set(name, wanted);
    else next.delete(name);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <search className="filters audit-filter no-print">
      <Choice label="Who" value={value('actor')} onChange={show('actor')}>
        <Offered values={actors} chosen={value('actor')} />
      </Choice>
      <Choice label="What" value={value('action')} onChange={show('action')}>
        <Offered values={actions} chosen={value('action')} />
      </Choice>
      <Field label="From" type="date" value={value('from')} onChange={show('from')} />
      <Field label="To" type="date" value={value('to')} onChange={show('to')} />
    </search>
  );
}

function Offered({ values, chosen }: { values: string[]; chosen: string }) {
  return (
    <>
      <option value="">Any</option>
      {[...new Set(chosen ? [...values, chosen] : values)].map((value) => (
        <option key={value}>{value}</option>
      ))}
    </>
  );
}
