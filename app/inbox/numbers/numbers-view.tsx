import { apiAddress } from '../api.ts';
import { useAuth } from '../sign-in/auth-provider.tsx';
import type { Numbers } from './answers.ts';
import { Destinations, WaitingTimes } from './answers-part.tsx';
import { Breakdown, Pages } from './breakdown.tsx';
import { DaysChart } from './days-chart.tsx';
import { Funnel } from './funnel.tsx';
import { NotCounted } from './not-counted.tsx';
import { PeriodForm } from './period-form.tsx';
import { count, dayName, periodName, sourceName } from './words.ts';

/** Which pages, sources and campaigns bring people, and what becomes of them. */
export function NumbersView({ numbers }: { numbers: Numbers }) {
  const { isAdmin } = useAuth();
  const { period, since, total, weeks, forms, sources, campaigns, devices } = numbers;
  const query = new URLSearchParams(period).toString();
  return (
    <div className="numbers">
      <div className="numbers-head">
        <p>
          {periodName(period)}: <strong>{count(total.visits)} visits</strong>, {count(total.views)} views,{' '}
          {count(total.sent)} sent
        </p>
        <PeriodForm period={period} />
        {isAdmin ? (
          <a
            href={apiAddress('/numbers/export.csv', {}, query)}
            download
            className="button button-quiet no-print"
          >
            Export CSV
          </a>
        ) : null}
      </div>
      {total.views + total.sent === 0 ? <NothingYet since={since} /> : null}
      <DaysChart {...numbers} />
      <Funnel {...numbers} />
      <Breakdown
        title="Weeks"
        head="Week of"
        note="Beside each week the one before it."
        lines={weeks}
        named={dayName}
        none="No week has numbers yet."
      />
      <Pages lines={numbers.pages} />
      <Breakdown
        title="Forms"
        head="Form"
        note="Visits that saw a page with the form, per page and day."
        lines={forms}
        show="forms"
        none="There is no form."
      />
      <Breakdown
        title="Sources"
        head="Source"
        lines={sources}
        named={sourceName}
        none="Nobody came in these days."
      />
      <Breakdown
        title="Campaigns"
        head="Campaign"
        lines={campaigns}
        named={sourceName}
        none="No link with utm_campaign brought anybody in these days."
      />
      <Breakdown
        title="Devices"
        head="Device"
        lines={devices}
        show="devices"
        none="Nobody came in these days."
      />
      <WaitingTimes {...numbers} />
      <Destinations {...numbers} />
      <NotCounted {...numbers} />
    </div>
  );
}

function NothingYet({ since }: { since: string | null }) {
  return (
    <p className="inbox-note" role="status">
      {since
        ? `Nothing was counted in these days. The first day with numbers is ${dayName(since)}.`
        : 'Nothing has been counted yet. The first visits show up here a few seconds after they happen.'}
    </p>
  );
}
