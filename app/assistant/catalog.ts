import { coreCatalog } from './catalog/core-catalog.ts';
import type { Alias, Catalog } from './catalog/types.ts';
import { knowledge } from './sentence/knowledge.ts';

export const catalog: Catalog = { ...coreCatalog, ...knowledge };

/** The catalog with the questions that staff have sent somewhere by hand. */
export function withAliases(aliases: Alias[]): Catalog {
  return { ...catalog, aliases };
}
