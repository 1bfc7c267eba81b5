/** One question a line on stdin, one JSON answer a line on stdout. */
import { once } from 'node:events';
import { catalog } from '#app/assistant/catalog.ts';
import { routeQuery } from '#app/assistant/engine/route-query.ts';

/** JSON leaves these as they are, and many readers end a line at them. */
const otherLineEnds = /[\u0085\u2028\u2029]/g;

// A reader that has seen enough, like `head`, closes the pipe: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

for await (const query of linesOf(process.stdin.setEncoding('utf8'))) {
  if (!process.stdout.write(`${answerLine(query)}\n`)) await once(process.stdout, 'drain');
}

/** Only a newline ends a line: `node:readline` would also split a question at U+2028 or a lone carriage return. */
async function* linesOf(input: AsyncIterable<string>): AsyncGenerator<string> {
  let unfinished = '';
  for await (const chunk of input) {
    const lines = (unfinished + chunk).split('\n');
    unfinished = lines.pop() ?? '';
    for (const line of lines) yield line.replace(/\r$/, '');
  }
  if (unfinished !== '') yield unfinished;
}

function answerLine(query: string): string {
  const { url, matched, confidence, runnersUp, delayMs, message } = routeQuery(query, catalog);
  const otherUrls = runnersUp.map((other) => other.url);
  const json = JSON.stringify({ query, url, matched, confidence, runnersUp: otherUrls, delayMs, message });
  return json.replace(otherLineEnds, (end) => `\\u${end.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
