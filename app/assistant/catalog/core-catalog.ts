import { language } from './language.ts';
import { pages } from './pages.ts';
import { shortcuts } from './shortcuts.ts';
import type { Catalog } from './types.ts';

/** What is there from the first moment; a browser fetches the knowledge after it. */
export const coreCatalog: Catalog = { pages, shortcuts, language };
