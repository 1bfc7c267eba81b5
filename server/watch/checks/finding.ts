import { plainReason } from '#server/database/plain-reason.ts';

/** What was found out about one thing. */
export type Finding = {
  name: string;
  title: string;
  state: 'good' | 'bad' | 'off';
  /** The same few words for the same kind of failure: a label of the metric. Empty when it is not bad. */
  cause: string;
  sentence: string;
  advice: string | null;
};

/** Says how one thing stands. */
export type About = ReturnType<typeof about>;

export function about(name: string, title: string) {
  const finding = (
    state: Finding['state'],
    cause: string,
    sentence: string,
    advice: string | null,
  ): Finding => ({ name, title, state, cause, sentence, advice });
  return {
    good: (sentence: string) => finding('good', '', sentence, null),
    bad: (cause: string, sentence: string, advice: string) => finding('bad', cause, sentence, advice),
    /** Not in use here, or not known. */
    off: (sentence: string, advice: string | null = null) => finding('off', '', sentence, advice),
  };
}

/** A check that cannot be made knows nothing; what keeps it from being made has a check of its own. */
export async function lookAt(
  name: string,
  title: string,
  check: (subject: About) => Finding | Promise<Finding>,
): Promise<Finding> {
  const subject = about(name, title);
  try {
    return await check(subject);
  } catch (error) {
    return subject.off(`Not known: ${plainReason(error) ?? 'it could not be found out'}.`);
  }
}

const minute = 60_000;

/** A length of time as one would say it. */
export function inWords(milliseconds: number): string {
  const minutes = Math.round(milliseconds / minute);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 120) return counted(minutes, 'minute');
  if (minutes < 2880) return counted(Math.round(minutes / 60), 'hour');
  return counted(Math.round(minutes / 1440), 'day');
}

export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

export function inBytes(bytes: number): string {
  if (bytes < 1e9) return `${Math.max(0.1, Math.round(bytes / 1e5) / 10).toLocaleString('en-US')} MB`;
  return `${(Math.round(bytes / 1e8) / 10).toLocaleString('en-US')} GB`;
}
