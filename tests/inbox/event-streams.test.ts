import { getEventListeners } from 'node:events';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { eventsApi } from '#server/staff-api/events.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { accountsOf } from '#tests/support/staff.ts';

describeOnBothEngines('a stream of events', (subject) => {
  test('leaves nothing behind when its tab is closed', async () => {
    const leaving = new AbortController();
    const services = { ...(await accountsOf(subject.database())), log: pino({ level: 'silent' }), leaving };
    const api = eventsApi(services);
    const listeners = () => getEventListeners(leaving.signal, 'abort').length;
    for (let n = 0; n < 20; n++) {
      const reader = (await api.request('/events')).body?.getReader();
      expect((await reader?.read())?.value).toBeDefined();
      expect(listeners()).toBe(1);
      await reader?.cancel();
      await expect.poll(listeners).toBe(0);
    }
  });

  test('ends when the process is asked to leave', async () => {
    const leaving = new AbortController();
    const services = { ...(await accountsOf(subject.database())), log: pino({ level: 'silent' }), leaving };
    const reader = (await eventsApi(services).request('/events')).body?.getReader();
    await reader?.read();
    leaving.abort();
    let ended = false;
    while (!ended) ended = (await reader?.read())?.done ?? true;
  });
});
