import { coreCatalogue } from './catalogue/core-catalogue.ts';
import type { Alias, Catalogue } from './catalogue/types.ts';
import { knowledge } from './sentence/knowledge.ts';

export const catalogue: Catalogue = { ...coreCatalogue, ...knowledge };

/** The catalogue with the questions that staff have sent somewhere by hand. */
export function withAliases(aliases: Alias[]): Catalogue {
  return { ...catalogue, aliases };
}
