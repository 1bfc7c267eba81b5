import type { Health, HealthCheck } from './answers.ts';

/** All of it in one sentence. */
export function verdict(checks: readonly HealthCheck[]): string {
  const bad = checks.filter(({ state }) => state === 'bad').length;
  if (bad > 0) return bad === 1 ? 'One thing does not work.' : `${bad} things do not work.`;
  const untried = checks.some(({ name, at }) => name.startsWith('form ') && at === null);
  return untried ? 'Nothing is known to be wrong; the forms have not been tried yet.' : 'Everything works.';
}

export function howOften({ everySeconds }: Health): string {
  if (everySeconds === null)
    return 'The site tries itself only when you ask it to: PUBLIC_URL or CANARY_EVERY switches it on.';
  return `The site tries itself every ${lengthOf(everySeconds)}.`;
}

export function whoIsTold({ told }: Health): string {
  if (told.length === 0)
    return 'Nobody is told by mail when something fails: SMTP_URL and NOTIFY_EMAIL say who is.';
  return `What fails twice in a row is mailed to ${told.join(', ')}, and so is when it works again.`;
}

function lengthOf(seconds: number): string {
  const [length, unit] =
    seconds % 3600 === 0
      ? [seconds / 3600, 'hour']
      : seconds % 60 === 0
        ? [seconds / 60, 'minute']
        : [seconds, 'second'];
  return length === 1 ? unit : `${length} ${unit}s`;
}
