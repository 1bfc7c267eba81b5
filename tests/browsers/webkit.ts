import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { startProgram } from './child.ts';
import { clicking, typing } from './input-actions.ts';
import { findWebKit } from './installed.ts';
import { asExpression, type Engine, keyCodes, type Tab } from './tab.ts';
import { startSession } from './webdriver.ts';

const programs = findWebKit();

/** WebKit, by W3C WebDriver. It draws on a screen that is only in memory. */
export const webkit: Engine = {
  name: 'WebKit',
  missing: programs ? null : 'WebKit is not installed: install the packages webkit2gtk-driver and xvfb.',
  async open() {
    const {
      screen: screenProgram,
      driver: driverProgram,
      browser,
    } = programs ?? { screen: '', driver: '', browser: '' };
    const screen = await startProgram(
      screenProgram,
      ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
      { says: /(\d+)\n/ },
    );
    const port = await freePort();
    const driver = await startProgram(driverProgram, [`--port=${port}`], {
      environment: { DISPLAY: `:${screen.said}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
    });
    const session = await startSession(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      // A page that leaves takes a question's answer along: then it is asked again.
      timeouts: { script: 5000 },
    });
    return {
      tab: tabOf(session),
      close: async () => {
        await session.end();
        await driver.stop();
        await screen.stop();
      },
    };
  },
};

function tabOf({ send }: Awaited<ReturnType<typeof startSession>>): Tab {
  const perform = (actions: object[]) => send<void>('actions', { actions });
  const run: Tab['run'] = async (work, ...args) => {
    const script = `const done = arguments[arguments.length - 1];
      (async () => JSON.stringify(await ${asExpression(work, args)}))().then(done)`;
    return JSON.parse((await send<string | null>('execute/async', { script, args: [] })) ?? 'null');
  };
  return {
    go: (url) => send('url', { url }),
    run,
    clickAt: (x, y) => perform(clicking(x, y)),
    type: (text) => perform(typing(text)),
    press: (key) => perform(typing(keyCodes[key])),
    // The driver's own step back loses a browser that shows a kept page.
    back: () =>
      run(() => {
        setTimeout(() => history.back());
      }),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
