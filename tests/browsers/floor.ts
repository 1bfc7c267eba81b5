import type { Identifier } from '@mdn/browser-compat-data';
import type { Page } from '@playwright/test';
import { compatibility, isKnownThen, niceties } from '#tests/support/compatibility.ts';

type Missing = {
  whole: string[];
  members: { owner: string; member: string; of: 'class' | 'objects' | 'both' }[];
};

/** Whatever a script of the page finds in this browser, and would not find in all of the oldest. */
function missingThen(): Missing {
  const { api, javascript } = compatibility;
  const isMissing = ({ __compat: statement }: Identifier) => statement && !isKnownThen(statement);
  const whole: string[] = [];
  const members: Missing['members'] = [];
  for (const part of [api, javascript.builtins ?? {}])
    for (const [owner, names] of entriesOf(part)) {
      if (isMissing(names)) whole.push(owner);
      for (const [name, data] of entriesOf(names)) {
        if (name === '__compat' || !isMissing(data)) continue;
        const member = name.replace(/_static$/, '').replace(/^(.*)_event$/, 'on$1');
        // The data say of the web's interfaces what belongs to the class, and of the language's do not.
        const ofInterface = name.endsWith('_static') ? 'class' : 'objects';
        members.push({ owner, member, of: part === api ? ofInterface : 'both' });
      }
    }
  return { whole, members };
}

function entriesOf(part: Identifier): [string, Identifier][] {
  return Object.entries(part) as [string, Identifier][];
}

function takeOut({ whole, members }: Missing): void {
  for (const { owner, member, of } of members) {
    const found = owner === 'Window' ? { prototype: window } : Reflect.get(window, owner);
    if (of !== 'objects' && found) Reflect.deleteProperty(found, member);
    if (of !== 'class' && found?.prototype) Reflect.deleteProperty(found.prototype, member);
  }
  for (const name of whole) Reflect.deleteProperty(window, name);
}

/** A page's styles without the niceties, and its menu without popovers. */
function asItWasThen(html: string): string {
  const names = niceties.join('|');
  return html
    .replace(/ popover(target(action)?)?="[^"]*"/gi, '')
    .replace(/<style[^>]*>.*?<\/style>/gs, (style) =>
      style
        .replace(new RegExp(`(?<=[{;])(${names})(?=:)`, 'g'), 'not-known-then')
        .replace(new RegExp(`(?<=[@:])(${names})\\b`, 'g'), 'not-known-then'),
    );
}

/** Makes of today's Chromium what the oldest browsers of the floor have in common. */
export async function goBackToTheFloor(page: Page): Promise<void> {
  await page.addInitScript(takeOut, missingThen());
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document' || route.request().method() !== 'GET')
      return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, body: asItWasThen(await response.text()) });
  });
}
