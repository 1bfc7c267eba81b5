import type { Numbers, Steps } from './answers.ts';
import { Bars } from './bars.tsx';
import { NumbersPart, NumbersTable } from './part.tsx';
import { change, count, periodName, share } from './words.ts';

const steps: { name: string; of: keyof Steps; from: keyof Steps | null }[] = [
  { name: 'Visits', of: 'visits', from: null },
  { name: 'Form seen', of: 'seen', from: 'visits' },
  { name: 'Form begun', of: 'begun', from: 'seen' },
  { name: 'Sent', of: 'sent', from: 'begun' },
  { name: 'Answered', of: 'answered', from: 'sent' },
];

/** From a visit to an answer. */
export function Funnel({ total, totalBefore, before }: Numbers) {
  return (
    <NumbersPart
      title="From visit to answer"
      note={`Compared with ${periodName(before)}. Whoever sends without JavaScript, or asked not to be counted, is among “sent” alone.`}
      picture={
        <Bars
          label="From visit to answer"
          bars={steps.map(({ name, of }) => ({ name, value: total[of], before: totalBefore[of] }))}
        />
      }
    >
      <NumbersTable
        label="From visit to answer"
        head="Step"
        lines={steps}
        name={({ name }) => name}
        columns={[
          { title: 'Now', cell: ({ of }) => count(total[of]) },
          {
            title: 'Of the step above',
            cell: ({ of, from }) => (from && total[of] <= total[from] ? share(total[of], total[from]) : '–'),
          },
          { title: 'Change', cell: ({ of }) => change(total[of], totalBefore[of]) },
          { title: 'Before', cell: ({ of }) => count(totalBefore[of]) },
        ]}
      />
    </NumbersPart>
  );
}
