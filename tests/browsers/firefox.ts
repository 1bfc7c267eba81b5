import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, type Session } from './bidi.ts';
import { startProgram, temporaryFolder } from './child.ts';
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

const program = findFirefox();

/** Firefox, by WebDriver BiDi, which it speaks itself. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: program
    ? null
    : 'Firefox is not installed: install the package firefox-esr, or name one with FIREFOX_PATH.',
  async open() {
    const { folder, remove } = await temporaryFolder();
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
    );
    await writeFile(join(folder, 'user.js'), lines.join('\n'));
    const args = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'];
    const { said, stop } = await startProgram(program ?? '', args, {
      says: /WebDriver BiDi listening on (ws:\S+)/,
      environment: { HOME: folder },
    });
    const session = await connect(`${said}/session`);
    await session.send('session.new', { capabilities: {} });
    const { context } = await session.send<{ context: string }>('browsingContext.create', { type: 'tab' });
    return {
      tab: tabOf(session, context),
      close: async () => {
        session.close();
        await stop();
        await remove();
      },
    };
  },
};

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
