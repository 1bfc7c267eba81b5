import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export const registry = new Registry();
collectDefaultMetrics({ register: registry });
const registers = [registry];

export const requests = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Requests that were answered, and how many seconds each took.',
  labelNames: ['method', 'area', 'status'],
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 5],
  registers,
});
export const submissions = new Counter({
  name: 'submissions_total',
  help: 'Submissions by form and outcome: stored, invalid, limited, conflict or unavailable.',
  labelNames: ['table', 'outcome'],
  registers,
});
export const databaseErrors = new Counter({
  name: 'database_errors_total',
  help: 'Database connections that were lost, and submissions that could not be stored.',
  registers,
});
export const outboxWaiting = new Gauge({
  name: 'outbox_waiting',
  help: 'Mails and webhooks waiting to be sent.',
  registers,
});
export const outboxFailed = new Gauge({
  name: 'outbox_failed',
  help: 'Mails and webhooks that failed for good.',
  registers,
});
export const outboxAge = new Gauge({
  name: 'outbox_oldest_seconds',
  help: 'Age of the oldest mail or webhook still waiting to be sent.',
  registers,
});

export const lateSubmissions = new Gauge({
  name: 'submissions_late',
  help: 'New submissions whose time to be answered is over, by form (counted to a thousand).',
  labelNames: ['table'],
  registers,
});
export const oldestNew = new Gauge({
  name: 'submissions_oldest_new_seconds',
  help: 'Age of the oldest submission that nobody has answered yet, by form; 0 when there is none.',
  labelNames: ['table'],
  registers,
});
export const firstAnswers = new Histogram({
  name: 'submissions_first_answer_seconds',
  help: 'Seconds from a submission until it was first answered or marked otherwise than new, by form.',
  labelNames: ['table'],
  buckets: [1, 4, 8, 24, 48, 96, 168].map((hours) => hours * 3600),
  registers,
});

export const mailboxFailing = new Gauge({
  name: 'mailbox_failing',
  help: '1 while the mailbox of IMAP_URL cannot be read, else 0.',
  registers,
});
export const mailboxAnswers = new Counter({
  name: 'mailbox_answers_total',
  help: 'Answers that came by mail and were added to their threads.',
  registers,
});

export const checksFailing = new Gauge({
  name: 'site_check_failing',
  help: '1 for what did not work when the site last tried itself, with the cause; 0 for what did.',
  labelNames: ['check', 'cause'],
  registers,
});

const areas = ['api', 'admin', 'assets', 'healthz', 'readyz', 'metrics'];

/** Few labels, whatever is asked for: a flood of made-up paths must not fill the memory. */
export function areaOf(path: string): string {
  const first = path.split('/', 2)[1] ?? '';
  return areas.includes(first) ? first : 'pages';
}
