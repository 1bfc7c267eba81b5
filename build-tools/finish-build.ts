import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { BuiltFile, FileTable } from '#server/pages/file-table.ts';
import { problemsOf } from './check-pages.ts';
import { styleTrimmer } from './page-styles.ts';
import { readTexts } from './read-texts.ts';
import { hashOf, readyFile } from './ready-file.ts';
import { renderedOnRequest } from './rendered-on-request.ts';

/**
 * Runs after prerendering: compresses what compresses well, and writes the table from which the server
 * answers, with an ETag per file and the hashes of inline scripts and styles per page. Beside it stand the texts
 * that the owner may change.
 */
export async function finishBuild(buildDirectory: string): Promise<void> {
  const clientDirectory = join(buildDirectory, 'client');
  const trim = styleTrimmer(clientDirectory);
  const table: FileTable = {};
  const pages: { path: string; html: string }[] = [];
  for (const path of await filesBelow(clientDirectory)) {
    const file = relative(clientDirectory, path);
    const url = urlOf(file.split(sep).join('/'));
    table[url] = await finishFile(path, file, trim);
    if (table[url].inlineHashes) pages.push({ path: url, html: await readFile(path, 'utf8') });
  }
  const problems = problemsOf(pages, [...Object.keys(table), ...renderedOnRequest]);
  if (problems.length > 0) throw new Error(`The content has holes:\n${problems.join('\n')}`);
  await writeFile(join(buildDirectory, 'files.json'), JSON.stringify(table));
  await writeFile(join(buildDirectory, 'texts.json'), JSON.stringify(await readTexts()));
}

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz|data)$|^\.vite|manifest\.json$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function urlOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '')}`;
}

async function finishFile(
  path: string,
  file: string,
  trim: (html: string) => Promise<string>,
): Promise<BuiltFile> {
  let content = await readFile(path);
  const rendered = hashOf(content);
  if (path.endsWith('.html')) {
    content = Buffer.from(await trim(content.toString()));
    await writeFile(path, content);
  }
  const { facts, compressed } = await readyFile(path, content);
  if (compressed) {
    await writeFile(`${path}.br`, compressed.br);
    await writeFile(`${path}.gz`, compressed.gzip);
  }
  return { file, ...facts, rendered };
}
