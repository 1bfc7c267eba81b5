import type { AnswerTimes, Numbers } from './answers.ts';
import { Bars } from './bars.tsx';
import { NothingIn } from './breakdown.tsx';
import { NumbersPart, NumbersTable } from './part.tsx';
import { count, duration, fewest, share } from './words.ts';

const periods = [
  { name: 'Now', of: 'now' },
  { name: 'Before', of: 'before' },
] as const;

/** How long people wait for the first answer. */
export function WaitingTimes({ answerTimes }: Pick<Numbers, 'answerTimes'>) {
  if (answerTimes.now.count + answerTimes.before.count === 0)
    return <NothingIn title="Time to the first answer" none="Nothing was answered in these days." />;
  const hours = ({ median }: AnswerTimes) => Math.round((median ?? 0) / 60);
  return (
    <NumbersPart
      title="Time to the first answer"
      note={`From sending to the first reply, or to being marked as done. The slowest tenth is told from ${fewest} answers on.`}
      picture={
        <Bars
          label="Hours to the first answer, median"
          bars={periods.map(({ name, of }) => ({
            name: `${name}: hours, median`,
            value: hours(answerTimes[of]),
          }))}
        />
      }
    >
      <NumbersTable
        label="Time to the first answer"
        head="Period"
        lines={[...periods]}
        name={({ name }) => name}
        columns={[
          { title: 'Answers', cell: ({ of }) => count(answerTimes[of].count) },
          { title: 'Half within', cell: ({ of }) => spell(answerTimes[of].median, answerTimes[of], 1) },
          { title: '9 of 10 within', cell: ({ of }) => spell(answerTimes[of].p90, answerTimes[of], fewest) },
        ]}
      />
    </NumbersPart>
  );
}

function spell(minutes: number | null, times: AnswerTimes, least: number): string {
  if (minutes === null) return '–';
  return times.count < least ? 'too few' : duration(minutes);
}

/** Where the assistant led; what could not be answered is on the page of questions. */
export function Destinations({ destinations: led }: Pick<Numbers, 'destinations'>) {
  if (led.length === 0)
    return <NothingIn title="Where the assistant led" none="Nobody asked the assistant in these days." />;
  const asked = led.reduce((sum, { count: one }) => sum + one, 0);
  return (
    <NumbersPart
      title="Where the assistant led"
      note={`${count(asked)} questions. Those without an answer are under Questions, as far as they may be kept.`}
      picture={
        <Bars
          label="Where the assistant led"
          bars={led.map((line) => ({ name: line.name, value: line.count, before: line.before }))}
        />
      }
    >
      <NumbersTable
        label="Where the assistant led"
        head="Destination"
        lines={led}
        name={({ name }) => name}
        columns={[
          { title: 'Questions', cell: (line) => count(line.count) },
          { title: 'Of all', cell: (line) => share(line.count, asked) },
          { title: 'Before', cell: (line) => count(line.before) },
        ]}
      />
    </NumbersPart>
  );
}
