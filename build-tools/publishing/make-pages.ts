import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { withoutMarks } from '#app/editable/marks.ts';
import type { MadePages, PublishedDocument } from '#app/editable/page-maker.ts';
import type { BuiltFile, FileTable } from '#server/pages/file-table.ts';
import { problemsOf } from '../check-pages.ts';
import { styleTrimmer } from '../page-styles.ts';
import { hashOf, readyFile } from '../ready-file.ts';
import { renderedOnRequest } from '../rendered-on-request.ts';

/** How much heavier than the build's a page may become: who comes by phone waits for every byte. */
const heaviest = 1.5;

type Site = {
  buildDirectory: string;
  addresses: readonly string[];
  render: (address: string) => Promise<string>;
};

/** Renders every page, and makes those that differ from the build's as the build makes them. */
export async function makePages({ buildDirectory, addresses, render }: Site): Promise<MadePages> {
  const client = join(buildDirectory, 'client');
  const table: FileTable = JSON.parse(await readFile(join(buildDirectory, 'files.json'), 'utf8'));
  const trim = styleTrimmer(client);

  async function make(path: string, built: BuiltFile, rendered: string) {
    const file = join(client, built.file);
    if (hashOf(rendered) === built.rendered) return { path, html: await readFile(file, 'utf8') };
    const html = isPage(built) ? await trim(rendered) : rendered;
    const { facts, compressed } = await readyFile(file, Buffer.from(html));
    const document: PublishedDocument = {
      path,
      facts: JSON.stringify(facts),
      html,
      br: compressed?.br.toString('base64') ?? '',
      gzip: compressed?.gzip.toString('base64') ?? '',
    };
    return {
      path,
      html,
      document,
      problems: [...markProblems(document), ...(await tooHeavy(document, file))],
    };
  }

  const making: ReturnType<typeof make>[] = [];
  for (const path of addresses) {
    const built = table[path];
    if (built) making.push(make(path, built, await render(path)));
  }
  const made = await Promise.all(making);
  const pages = made.filter(({ path }) => isPage(table[path]));
  return {
    documents: made.flatMap(({ document }) => document ?? []),
    problems: [
      ...problemsOf(pages, [...Object.keys(table), ...renderedOnRequest]),
      ...made.flatMap(({ problems }) => problems ?? []),
    ],
  };
}

function isPage(built: BuiltFile | undefined): boolean {
  return extname(built?.file ?? '') === '.html';
}

function markProblems({ path, html }: PublishedDocument): string[] {
  return withoutMarks(html) === html ? [] : [`${path}: a mark of the editor is left in the page.`];
}

async function tooHeavy({ path, br }: PublishedDocument, built: string): Promise<string[]> {
  const before = (await readFile(`${built}.br`)).length;
  const after = Buffer.byteLength(br, 'base64');
  return after <= before * heaviest
    ? []
    : [
        `${path}: the page has become too heavy (${after} bytes, ${before} before). Please shorten its texts.`,
      ];
}
