/** What the journeys need of a browser. Every engine has a driver that knows how to do it. */
export type Tab = {
  go(url: string): Promise<void>;
  /** Runs a function in the page. It sees its arguments and the page, nothing of the test. */
  run<Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Presses there, in CSS pixels of the screen, as a mouse does. */
  clickAt(x: number, y: number): Promise<void>;
  /** Letters, as a keyboard sends them. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  back(): Promise<void>;
};

export type Engine = {
  name: string;
  /** What to do about it, where the engine is not installed. */
  missing: string | null;
  /** Notes how to end what it starts. If the browser leaves by itself, it says how. */
  start(started: AsyncDisposableStack): Promise<{ tab: Tab; left: Promise<string> }>;
};

/** The codes of both WebDriver standards for keys that are no letters. */
export const keyCodes = { Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' };
export type Key = keyof typeof keyCodes;

/** A function and its arguments as one expression, which a browser runs in spite of the page's policy. */
export function asExpression(work: (...args: never[]) => unknown, args: unknown[]): string {
  return `(${work})(...${JSON.stringify(args)})`;
}
