import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export const registry = new Registry();
collectDefaultMetrics({ register: registry });
const registers = [registry];

export const requests = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Answered requests and how long each took.',
  labelNames: ['method', 'area', 'status'],
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 5],
  registers,
});
export const submissions = new Counter({
  name: 'submissions_total',
  help: 'Submissions by form and how they ended.',
  labelNames: ['table', 'outcome'],
  registers,
});
export const databaseErrors = new Counter({
  name: 'database_errors_total',
  help: 'Connections lost and submissions that could not be stored.',
  registers,
});
export const outboxWaiting = new Gauge({ name: 'outbox_waiting', help: 'Deliveries that wait.', registers });
export const outboxFailed = new Gauge({ name: 'outbox_failed', help: 'Deliveries given up.', registers });
export const outboxAge = new Gauge({
  name: 'outbox_oldest_seconds',
  help: 'Age of the delivery that waits longest.',
  registers,
});

const areas = ['api', 'admin', 'assets', 'healthz', 'readyz', 'metrics'];

/** Few labels, whatever is asked for: a flood of made-up paths must not fill the memory. */
export function areaOf(path: string): string {
  const first = path.split('/', 2)[1] ?? '';
  return areas.includes(first) ? first : 'pages';
}
