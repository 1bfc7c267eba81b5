import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { demoValues } from '#app/content/demo.ts';
import { textReader } from '#app/editable/read-texts.ts';

// The whole life of a thread that reads the content. Reading leaves marks in it, which no page may show.
const { texts, readPart } = textReader(demoValues);
globalThis.contentObserver = readPart;
const content = resolve(import.meta.dirname, '../app/content');
for (const file of globSync(`${content}/**/*.ts`).sort()) await import(file);
parentPort?.postMessage(texts);
