import type { Engine, Tab } from './tab.ts';

/** So long may a browser be silent, on a busy machine too. Then it hangs, and nothing waits for it any longer. */
const patience = 45_000;

export type Browser = {
  tab: Tab;
  /** Fails as soon as the browser is known to have left or to hang. */
  lost: Promise<never>;
  close(): Promise<void>;
};

/** Starts an engine. Whatever of it was started ends with it, or at once if the start fails. */
export async function openEngine({ name, start }: Engine, silence = patience): Promise<Browser> {
  const started = new AsyncDisposableStack();
  const { promise: lost, reject: lose } = Promise.withResolvers<never>();
  // Without a test that waits for it, it is no error.
  lost.catch(() => {});
  const close = () => started.disposeAsync();
  /** What a browser is asked is answered in time, or the browser is lost. */
  const answered = <Result>(answer: Promise<Result>, what: string): Promise<Result> => {
    const sentence = `${name} hangs: no answer to “${what}” in ${silence / 1000} seconds.`;
    const timer = setTimeout(() => lose(new Error(sentence)), silence);
    return Promise.race([lost, answer]).finally(() => clearTimeout(timer));
  };
  try {
    const { tab, left } = await answered(start(started), 'start');
    left.then((how) => lose(new Error(`${name} is gone: ${how}.`)));
    return { tab: watched(tab, answered), lost, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function watched(
  tab: Tab,
  answered: <Result>(answer: Promise<Result>, what: string) => Promise<Result>,
): Tab {
  return {
    go: (url) => answered(tab.go(url), `go to ${url}`),
    run: (work, ...args) => answered(tab.run(work, ...args), `run ${work.name || 'a script'}`),
    clickAt: (x, y) => answered(tab.clickAt(x, y), 'click'),
    type: (text) => answered(tab.type(text), 'type'),
    press: (key) => answered(tab.press(key), `press ${key}`),
    back: () => answered(tab.back(), 'back'),
  };
}
