import { language } from './catalogue/language.ts';
import { pages } from './catalogue/pages.ts';
import { shortcuts } from './catalogue/shortcuts.ts';
import type { Catalogue } from './catalogue/types.ts';

/** What is there from the first moment; a browser fetches the knowledge after it. */
export const coreCatalogue: Catalogue = { pages, shortcuts, language };
