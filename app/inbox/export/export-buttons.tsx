import { useEffect, useRef, useState } from 'react';
import { showToast } from '#app/components/toast.ts';
import { apiAddress } from '../api.ts';
import { reasonOf } from '../frame/call.ts';
import type { Sort } from '../sorts.ts';
import { download, type ExportFormat } from './download.ts';

type Props = { table: string; query: string; total: number | null; sort: Sort };

const nothing = 'No data to export';
const names = { csv: 'CSV', jsonl: 'JSON Lines' };

/** Exports what the filter shows, all pages of it, newest first: so that each row comes once, whatever changes meanwhile. */
export function ExportButtons({ table, query, total, sort }: Props) {
  const [rows, setRows] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (format: ExportFormat) => {
    if (total === 0) return showToast('error', nothing);
    const abort = new AbortController();
    running.current = abort;
    setRows(0);
    const address = apiAddress(`/submissions/:table/export.${format}`, { table }, query);
    try {
      // Whatever is on the screen, or not yet: what came tells whether there was anything.
      const exported = await download(address, format, setRows, abort.signal);
      if (exported === 0) showToast('error', nothing);
      else showToast('success', `Exported to ${names[format]}`);
    } catch (error) {
      if (!abort.signal.aborted)
        showToast('error', `The export is not complete: ${reasonOf(error)} Please try again.`);
    }
    setRows(null);
  };

  if (rows !== null)
    return (
      <>
        <span role="status">
          Exporting… {rows.toLocaleString('en-US')}
          {total === null ? '' : ` of ${total.toLocaleString('en-US')}`} rows
        </span>
        <progress value={total ? rows : undefined} max={total ?? undefined} aria-label="Export" />
        <button type="button" className="button button-quiet" onClick={() => running.current?.abort()}>
          Cancel
        </button>
      </>
    );
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => start('csv')}>
        Export CSV
      </button>
      <button type="button" className="button button-quiet" onClick={() => start('jsonl')}>
        Export JSON Lines
      </button>
      {sort === 'newest' ? null : <span className="detail-line">Exports are newest first.</span>}
    </>
  );
}
