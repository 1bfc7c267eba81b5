import pg from 'pg';

type Done = (error: Error | null, result?: pg.QueryResult) => void;
type Ask = (asked: string | pg.QueryConfig, values: unknown[] | undefined, done: Done) => void;

/**
 * A connection that is given up when it does not answer within so many milliseconds (0: never). The
 * driver's own timer and its promises make every query keep the one after it alive until the next full
 * collection of garbage, which showed as pauses of 10 ms; a callback of ours does not.
 */
export class PatientClient extends pg.Client {
  constructor(config: pg.ClientConfig, wait: number) {
    super(config);
    const ask: Ask = super.query.bind(this);
    const askInTime: Ask = (asked, values, done) => {
      if (wait === 0) return ask(asked, values, done);
      const giveUp = setTimeout(() => {
        this.connection.stream.destroy(new Error('the database does not answer'));
      }, wait);
      ask(asked, values, (error, result) => {
        clearTimeout(giveUp);
        done(error, result);
      });
    };
    const query = (text: string | pg.QueryConfig, values?: unknown[], done?: Done) => {
      const asked = typeof text === 'string' && values ? kept(text) : text;
      if (done) return askInTime(asked, values, done);
      return new Promise((resolve, reject) =>
        askInTime(asked, values, (error, result) => (error ? reject(error) : resolve(result))),
      );
    };
    Object.assign(this, { query });
  }
}

/** The program has some hundred different statements; a search with odd filters may make more. */
const mostKept = 500;
const names = new Map<string, string>();

/** `count(*)` is no such star. */
const anyColumns = /(?<!\()\*/;

/** A statement that comes again is read once on each connection, unless its columns may change meanwhile. */
function kept(text: string): string | pg.QueryConfig {
  const known = names.get(text);
  if (known) return { name: known, text };
  if (names.size >= mostKept || anyColumns.test(text)) return text;
  const name = `kept ${names.size}`;
  names.set(text, name);
  return { name, text };
}
