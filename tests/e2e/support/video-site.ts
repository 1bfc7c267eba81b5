import type { Page } from '@playwright/test';

const hosts = /youtube|ytimg|google|doubleclick/;

/** A stand-in for the video site. It remembers what was asked of it, and what its player was told. */
export async function standInVideoSite(
  page: Page,
): Promise<{ asked: string[]; told: () => Promise<string[]> }> {
  const asked: string[] = [];
  await page.route(
    (url) => hosts.test(url.hostname),
    (route) => {
      asked.push(`${route.request().method()} ${route.request().url()}`);
      return route.fulfill({
        contentType: 'text/html',
        body: `<title>Player</title><p>The film plays.</p>
          <script>window.told = []; onmessage = ({ data }) => told.push(data)</script>`,
      });
    },
  );
  return {
    asked,
    told: async () => {
      const players = page.frames().filter((frame) => frame.url().includes('/embed/'));
      const told = await Promise.all(players.map((frame) => frame.evaluate('told')));
      return told.flat() as string[];
    },
  };
}

export async function blockVideoSite(page: Page): Promise<void> {
  await page.route(
    (url) => hosts.test(url.hostname),
    (route) => route.abort(),
  );
}

/** Every request that leaves the site's own host. */
export function watchForeignRequests(page: Page, baseURL: string | undefined): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(String(baseURL)) && !request.url().startsWith('data:')) {
      foreign.push(request.url());
    }
  });
  return foreign;
}
