import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, type Session } from './bidi.ts';
import { startProgram, temporaryHome } from './child.ts';
import { clicking, typing } from './input-actions.ts';
import { findFirefox } from './installed.ts';
import { asExpression, type Engine, keyCodes, type Tab } from './tab.ts';

/** Nothing of its own on the network, and pages kept for Back. */
const preferences = {
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'fission.bfcacheInParent': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#none',
};

/** Firefox, by WebDriver BiDi, which it speaks itself. */
export function firefoxAt(program: string | undefined): Engine {
  return {
    name: 'Firefox',
    missing: program
      ? null
      : 'Firefox is not installed: install the package firefox-esr, or name one with FIREFOX_PATH.',
    async start(started) {
      const { folder, environment } = await temporaryHome(started);
      const lines = Object.entries(preferences).map(
        ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
      );
      await writeFile(join(folder, 'user.js'), lines.join('\n'));
      const args = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'];
      const { said, left } = await startProgram(started, program ?? '', args, {
        says: /WebDriver BiDi listening on (ws:\S+)/,
        environment,
      });
      const session = await connect(`${said}/session`);
      started.defer(session.close);
      await session.send('session.new', { capabilities: {} });
      const { context } = await session.send<{ context: string }>('browsingContext.create', { type: 'tab' });
      return { tab: tabOf(session, context), left };
    },
  };
}

export const firefox = firefoxAt(findFirefox());

function tabOf(session: Session, context: string): Tab {
  const perform = (actions: object[]) => session.send<void>('input.performActions', { context, actions });
  return {
    go: (url) => session.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    run: (work, ...args) => session.evaluate(context, asExpression(work, args)),
    clickAt: (x, y) => perform(clicking(x, y)),
    type: (text) => perform(typing(text)),
    press: (key) => perform(typing(keyCodes[key])),
    back: () => session.send('browsingContext.traverseHistory', { context, delta: -1 }),
  };
}
