import type { MetaDescriptor } from 'react-router';
import { company } from '#app/content/company.ts';
import type { PageFacts } from '#app/content/page-facts.ts';
import { type PageName, pages } from '#app/content/pages.ts';
import { thingsOn } from './structured-data.ts';

export function pageMeta(name: PageName): MetaDescriptor[] {
  const page: PageFacts = pages[name];
  const url = company.url + page.path;
  const shared: MetaDescriptor[] = [
    { title: page.title },
    { name: 'description', content: page.description },
  ];
  if (page.hidden) return [...shared, { name: 'robots', content: 'noindex' }];
  return [
    ...shared,
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: company.brand },
    { property: 'og:image', content: `${company.url}/social/${name}.jpg` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: page.headline },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...thingsOn(name).map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } })),
  ] as MetaDescriptor[];
}
