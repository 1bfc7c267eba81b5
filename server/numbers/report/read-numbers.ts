import { forms, pagesOf } from '#app/forms/definitions/registry.ts';
import type { Numbers, NumbersLine, PageLine, Period } from '#app/inbox/numbers/answers.ts';
import type { Database } from '#server/database/connection.ts';
import type { VisitCounts } from '#server/database/schema/numbers-tables.ts';
import { keeper } from '#server/inbox/keeper.ts';
import { destinationName, pageName } from '#server/numbers/names.ts';
import { answerTimes, linesOf, noSteps, type Sums, sumUp, totalOf } from './lines.ts';
import { daysIn, periodBefore, shift, weekOf } from './period.ts';
import { countsBy, firstDay, talliesOf } from './read-counts.ts';
import { readSent, type Sent } from './read-sent.ts';

/** Everything the page of numbers shows about a period. Long ones are kept for a while: see `keeper`. */
export function numbersReader(database: Database) {
  const { ask } = keeper<Numbers>();
  return (period: Period) => ask(`${period.from} ${period.to}`, () => readNumbers(database, period));
}

async function readNumbers(database: Database, period: Period): Promise<Numbers> {
  const before = periodBefore(period);
  const [sent, sentBefore]: [Sent[], Sent[]] = [[], []];
  for await (const one of readSent(database, { from: before.from, to: period.to }))
    (one.day < period.from ? sentBefore : sent).push(one);

  const by = async (part: 'source' | 'campaign' | 'device', nameOfSent: (sent: Sent) => string | null) => {
    const now = sumUp(await countsBy(database, part, period), same, sent, nameOfSent);
    const earlier = sumUp(await countsBy(database, part, before), same, sentBefore, nameOfSent);
    return linesOf(now, earlier);
  };
  const [days, daysBefore] = [
    await countsBy(database, 'day', period),
    await countsBy(database, 'day', before),
  ];
  const [pages, pagesBefore] = [
    await countsBy(database, 'page', period),
    await countsBy(database, 'page', before),
  ];
  const campaigns = await by('campaign', ({ campaign }) => campaign);
  return {
    ...{ period, before, since: await firstDay(database) },
    total: totalOf(sumUp(days, same, sent, ({ day }) => day)),
    totalBefore: totalOf(sumUp(daysBefore, same, sentBefore, ({ day }) => day)),
    days: daysOf(period, days),
    weeks: weeksOf(sumUp(days, weekOf, sent, ({ day }) => weekOf(day))),
    pages: pageLines(pages, pagesBefore),
    forms: formLines(pages, pagesBefore, sent),
    sources: await by('source', ({ source }) => source),
    campaigns: campaigns.filter(({ name }) => name !== ''),
    devices: await by('device', () => null),
    answerTimes: { now: answerTimes(sent), before: answerTimes(sentBefore) },
    destinations: (await talliesOf(database, 'assistant', period, before)).map((line) => ({
      ...line,
      name: destinationName(line.name),
    })),
    leftOut: await talliesOf(database, 'left out', period, before),
  };
}

const same = (name: string) => name;

function daysOf(period: Period, counts: Map<string, VisitCounts>) {
  return Array.from({ length: daysIn(period) }, (_, index) => {
    const day = shift(period.from, index);
    const { views = 0, entries = 0 } = counts.get(day) ?? {};
    return { day, views, visits: entries };
  });
}

/** Each beside the week before it. */
function weeksOf(sums: Sums): NumbersLine[] {
  return [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, steps]) => ({ name, ...steps, before: sums.get(shift(name, -7))?.visits ?? 0 }));
}

function pageLines(counts: Map<string, VisitCounts>, before: Map<string, VisitCounts>): PageLine[] {
  return [...counts]
    .map(([page, { views, visits, entries }]) => ({
      ...{ page, name: pageName(page), views, visits, entries, before: before.get(page)?.visits ?? 0 },
    }))
    .sort((a, b) => b.visits - a.visits || (a.page < b.page ? -1 : 1));
}

/** A form is seen where its pages are; what was sent does not say from which of them. */
function formLines(
  counts: Map<string, VisitCounts>,
  before: Map<string, VisitCounts>,
  sent: Sent[],
): NumbersLine[] {
  return forms.map(({ table, title }) => {
    const own = pagesOf(table);
    const sum = (all: Map<string, VisitCounts>, name: 'views' | 'visits' | 'begun') =>
      own.reduce((total, page) => total + (all.get(page)?.[name] ?? 0), 0);
    const ofForm = sent.filter(({ form }) => form.table === table);
    const visits = sum(counts, 'visits');
    return {
      ...{ ...noSteps, name: title, visits, seen: visits, before: sum(before, 'visits') },
      ...{ views: sum(counts, 'views'), begun: sum(counts, 'begun') },
      ...{ sent: ofForm.length, answered: ofForm.filter(({ answered }) => answered).length },
    };
  });
}
