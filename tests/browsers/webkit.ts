import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { startProgram, temporaryHome } from './child.ts';
import { clicking, typing } from './input-actions.ts';
import { findWebKit } from './installed.ts';
import { asExpression, type Engine, keyCodes, type Tab } from './tab.ts';
import { type Send, startSession } from './webdriver.ts';

/** WebKit, by W3C WebDriver. It draws on a screen that is only in memory. */
export function webkitBy(programs: ReturnType<typeof findWebKit>): Engine {
  return {
    name: 'WebKit',
    missing: programs ? null : 'WebKit is not installed: install the packages webkit2gtk-driver and xvfb.',
    async start(started) {
      const { screen, driver, browser } = programs ?? { screen: '', driver: '', browser: '' };
      const { environment } = await temporaryHome(started);
      const { said: display } = await startProgram(
        started,
        screen,
        ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
        { says: /(\d+)\n/ },
      );
      const port = await freePort();
      const { left } = await startProgram(started, driver, [`--port=${port}`], {
        environment: {
          ...environment,
          DISPLAY: `:${display}`,
          GDK_BACKEND: 'x11',
          LIBGL_ALWAYS_SOFTWARE: '1',
        },
      });
      const ended = new AbortController();
      started.defer(() => ended.abort());
      const capabilities = {
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
        // A page that leaves takes a question's answer along: then it is asked again.
        timeouts: { script: 5000 },
      };
      const begun = startSession(`http://127.0.0.1:${port}`, capabilities, ended.signal);
      const send = await Promise.race([begun, left.then((how) => Promise.reject(new Error(how)))]);
      return { tab: tabOf(send), left };
    },
  };
}

export const webkit = webkitBy(findWebKit());

function tabOf(send: Send): Tab {
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
