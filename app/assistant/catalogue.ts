import { language } from './catalogue/language.ts';
import { pages } from './catalogue/pages.ts';
import { shortcuts } from './catalogue/shortcuts.ts';
import type { Alias, Catalogue } from './catalogue/types.ts';

export const catalogue: Catalogue = { pages, shortcuts, language };

/** The catalogue with the questions that staff have sent somewhere by hand. */
export function withAliases(aliases: Alias[]): Catalogue {
  return { ...catalogue, aliases };
}
