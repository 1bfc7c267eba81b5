import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

/** Hands pages on in two halves with a pause between, as a slow connection does. */
async function slowProxy(target: string): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(target + request.url, { headers: { 'accept-encoding': 'identity' } });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (type.startsWith('text/html')) {
      const half = body.indexOf('<main');
      response.write(body.subarray(0, half));
      await wait(1500);
      response.end(body.subarray(half));
    } else response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

test('islands wake on a page that arrives slowly, wherever they stand', async ({ page, site }) => {
  const proxy = await slowProxy(site.url);
  await page.goto(`${proxy.url}/photo-gallery`);
  for (const name of ['gallery-filter', 'lightbox']) {
    await expect(page.locator(`[data-island="${name}"]`)).toHaveAttribute('data-awake', '');
  }
  proxy.close();
});
