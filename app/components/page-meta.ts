import type { MetaDescriptor } from 'react-router';
import { company } from '#app/content/company.ts';
import { type PageFacts, type PageName, pages } from '#app/content/pages.ts';

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
  ];
}
