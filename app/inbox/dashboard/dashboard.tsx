import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { allPath, withWords } from '../addresses.ts';
import type { BackupState, ChartData, MailboxState } from '../answers.ts';
import { DueTotal } from '../due/due-total.tsx';
import type { Loaded } from '../frame/load.ts';
import { Part } from '../frame/part.tsx';
import { HealthLine } from '../health/health-line.tsx';
import { useView } from '../submissions/use-view.ts';
import { BackupLine } from './backup-line.tsx';
import { Chart } from './chart.tsx';
import { MailboxLine } from './mailbox-line.tsx';

type Props = {
  backups: Promise<Loaded<BackupState>>;
  mailbox: Promise<Loaded<MailboxState>>;
  chart: Promise<Loaded<ChartData>>;
  children: ReactNode;
};

/** The head of the inbox, which stays while one goes from table to table. */
export function Dashboard({ backups, mailbox, chart, children }: Props) {
  const { view } = useView();
  return (
    <main className="staff-main dashboard">
      <div className="inbox-head">
        <h1>Admin Dashboard</h1>
        <DueTotal
          lead={
            <>
              <Link to={withWords(allPath, view.q)}>All forms</Link>:{' '}
            </>
          }
        />
      </div>
      <div className="house-lines">
        <HealthLine />
        <Part
          loaded={backups}
          failed="The state of the backups could not be loaded"
          waiting={<p className="backup-line" />}
        >
          {(state) => <BackupLine state={state} />}
        </Part>
        <Part loaded={mailbox} failed="The state of the mailbox could not be loaded" waiting={null}>
          {({ failing }) => (failing ? <MailboxLine failing={failing} /> : null)}
        </Part>
      </div>
      <div className="chart-place">
        <Part
          loaded={chart}
          failed="The last 30 days could not be loaded"
          waiting={<div className="chart" />}
        >
          {(data) => <Chart table={view.table} data={data} />}
        </Part>
      </div>
      {children}
    </main>
  );
}
