import { expect, test } from 'vitest';
import { postForm } from './post-form.ts';
import { startSite } from './site.ts';

const token = 'a-token-of-this-test';

test('metrics say what happened, to this machine and to who knows the token', async () => {
  const site = await startSite({ METRICS_TOKEN: token });
  await fetch(`${site.url}/about`);
  await postForm(site.url, 'aerial_submissions', { name: 'Ana', email: 'ana@example.org', message: 'Hi' });
  await postForm(site.url, 'aerial_submissions', { name: 'Ana' });

  const read = (headers: Record<string, string> = {}) => fetch(`${site.url}/metrics`, { headers });
  const throughProxy = { 'x-forwarded-for': '198.51.100.1' };
  const text = await (await read()).text();
  expect(text).toContain('submissions_total{table="aerial_submissions",outcome="stored"} 1');
  expect(text).toContain('submissions_total{table="aerial_submissions",outcome="invalid"} 1');
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",area="pages",status="200"\} 1/);
  expect(text).toMatch(/^outbox_waiting 0$/m);
  expect(text).toMatch(/^database_errors_total 0$/m);

  expect((await read(throughProxy)).status).toBe(403);
  expect((await read({ ...throughProxy, authorization: 'Bearer wrong' })).status).toBe(403);
  expect((await read({ ...throughProxy, authorization: `Bearer ${token}` })).status).toBe(200);
  await site.stop();
});
