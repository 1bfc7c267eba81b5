import { useCallback, useEffect, useState } from 'react';
import { showToast } from '#app/components/toast.ts';
import type { AuditEntry } from '../answers.ts';
import { get } from '../frame/call.ts';
import { formatDate, text } from '../frame/row-text.ts';

type AuditPage = { entries: AuditEntry[]; next: string | null };

/** Who did what, newest first; read only, here and on the server. */
export function AuditList() {
  const [{ entries, next }, setPage] = useState<AuditPage>({ entries: [], next: null });
  const load = useCallback(async (before: string) => {
    try {
      const page = await get<AuditPage>(`/api/admin/audit?${new URLSearchParams(before ? { before } : {})}`);
      setPage((now) => ({ ...page, entries: before ? [...now.entries, ...page.entries] : page.entries }));
    } catch (error) {
      showToast('error', `Failed to load the audit log: ${(error as Error).message || 'Unknown error'}`);
    }
  }, []);
  useEffect(() => {
    void load('');
  }, [load]);
  return (
    <>
      <table className="submissions">
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col">Details</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, at, actor, action, detail }) => (
            <tr key={id}>
              <td className="cell-date">
                <time dateTime={at}>{formatDate(at)}</time>
              </td>
              <td>{actor}</td>
              <td>{action}</td>
              <td className="cell-message">{text(detail)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {next ? (
        <button type="button" className="staff-button" onClick={() => load(next)}>
          Older entries
        </button>
      ) : null}
    </>
  );
}
