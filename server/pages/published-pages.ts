import type { PublishedDocument } from '#app/editable/page-maker.ts';
import type { Config } from '#server/config/config.ts';
import { protectiveHeaders } from '#server/protection/headers.ts';
import { type Variant, variantsOf } from './variants.ts';

/** Pages that the owner has changed: they are answered in the place of the build's. */
export type PublishedPages = {
  variantsAt: (path: string) => Variant[] | undefined;
  /** All at once: nobody sees some of the new ones beside some of the old. */
  replace: (documents: PublishedDocument[]) => void;
};

export function publishedPages(config: Config): PublishedPages {
  const everywhere = protectiveHeaders(config);
  let pages = new Map<string, Variant[]>();
  return {
    variantsAt: (path) => pages.get(path),
    replace: (documents) => {
      pages = new Map(
        documents.map(({ path, facts, html, br, gzip }) => {
          const content = {
            br: Buffer.from(br, 'base64'),
            gzip: Buffer.from(gzip, 'base64'),
            none: Buffer.from(html),
          };
          return [path, variantsOf(path, JSON.parse(facts), everywhere, (encoding) => content[encoding])];
        }),
      );
    },
  };
}
