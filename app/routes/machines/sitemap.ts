import { company } from '#app/content/company.ts';
import type { PageFacts } from '#app/content/page-facts.ts';
import { pages } from '#app/content/pages.ts';

export function loader() {
  const found = (Object.values(pages) as PageFacts[]).filter(({ hidden }) => !hidden);
  const urls = found.map(({ path }) => `  <url><loc>${company.url}${path}</loc></url>`);
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
  ].join('\n');
  return new Response(`${text}\n`, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
