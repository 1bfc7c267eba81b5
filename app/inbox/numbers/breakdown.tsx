import type { NumbersLine, PageLine } from './answers.ts';
import { Bars } from './bars.tsx';
import { type Column, NumbersPart, NumbersTable } from './part.tsx';
import { count } from './words.ts';

const visits: Column<NumbersLine> = { title: 'Visits', cell: (line) => count(line.visits) };
const before: Column<NumbersLine> = { title: 'Before', cell: (line) => count(line.before) };
const toForm: Column<NumbersLine>[] = [
  { title: 'Seen', cell: (line) => count(line.seen) },
  { title: 'Begun', cell: (line) => count(line.begun) },
];
const toAnswer: Column<NumbersLine>[] = [
  { title: 'Sent', cell: (line) => count(line.sent) },
  { title: 'Answered', cell: (line) => count(line.answered) },
];

/** What each kind of line can tell: a device is not sent with a form, a form's visits are those that saw it. */
const columnsOf = {
  all: [visits, ...toForm, ...toAnswer, before],
  devices: [visits, ...toForm, before],
  forms: [...toForm, ...toAnswer, before],
};

type Props = {
  title: string;
  head: string;
  note?: string;
  lines: NumbersLine[];
  named?: (name: string) => string;
  show?: keyof typeof columnsOf;
  none: string;
};

/** The steps by source, campaign, week and so on. */
export function Breakdown({ title, head, note, lines, named = (name) => name, show = 'all', none }: Props) {
  const label = `${title}, visits`;
  const bars = lines.map((line) => ({ name: named(line.name), value: line.visits, before: line.before }));
  if (lines.length === 0) return <NothingIn title={title} none={none} />;
  return (
    <NumbersPart title={title} note={note} picture={<Bars label={label} bars={bars} />}>
      <NumbersTable
        label={title}
        head={head}
        lines={lines}
        name={({ name }) => named(name)}
        columns={columnsOf[show]}
      />
    </NumbersPart>
  );
}

export function NothingIn({ title, none }: { title: string; none: string }) {
  return (
    <NumbersPart title={title} picture={<p className="inbox-note">{none}</p>}>
      {null}
    </NumbersPart>
  );
}

export function Pages({ lines }: { lines: PageLine[] }) {
  const bars = lines.map((line) => ({ name: line.name, value: line.visits, before: line.before }));
  return (
    <NumbersPart
      title="Pages"
      note="Visitors of a page count once per day. “First” is how many visits began there."
      picture={<Bars label="Pages, visitors" bars={bars} />}
    >
      <NumbersTable
        label="Pages"
        head="Page"
        lines={lines}
        name={({ name }) => name}
        columns={[
          { title: 'Visitors', cell: (line) => count(line.visits) },
          { title: 'Views', cell: (line) => count(line.views) },
          { title: 'First', cell: (line) => count(line.entries) },
          { title: 'Before', cell: (line) => count(line.before) },
        ]}
      />
    </NumbersPart>
  );
}
