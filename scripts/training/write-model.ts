import { writeFileSync } from 'node:fs';
import type { Model } from '#app/assistant/sentence/model.ts';
import { pack } from '#app/assistant/sentence/packed-model.ts';

const file = new URL('../../app/assistant/sentence/weights.ts', import.meta.url);

export function writeModel(model: Model): void {
  writeFileSync(file, sourceOf(model));
}

/** The model as the site's code has it. */
export function sourceOf(model: Model): string {
  const note = '/** Made by `npm run assistant:train`; do not edit. */';
  return `${note}\nexport const weights = \`${pack(model)}\`;\n`;
}
