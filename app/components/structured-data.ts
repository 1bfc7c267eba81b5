import type { MetaDescriptor } from 'react-router';
import { company } from '#app/content/company.ts';
import { type PageFacts, type PageName, pages } from '#app/content/pages.ts';

type Thing = { '@type': string } & Record<string, unknown>;

/** Facts for search engines, in schema.org's words. */
export function structuredData(...things: Thing[]): MetaDescriptor[] {
  return things.map((thing) => ({
    'script:ld+json': { '@context': 'https://schema.org', ...thing } as never,
  }));
}

export const organization: Thing = {
  '@type': 'Organization',
  '@id': `${company.url}/#organization`,
  name: company.brand,
  url: company.url,
  logo: `${company.url}/favicon.svg`,
  email: company.email,
  telephone: company.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
    addressLocality: company.address.city,
    addressRegion: company.address.region,
    postalCode: company.address.postalCode,
    addressCountry: company.address.country,
  },
  sameAs: company.social.map(({ href }) => href),
};

/** The way from the home page to a page, by the names of the pages on it. */
export function breadcrumbs(...way: PageName[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((name, index) => {
      const page: PageFacts = pages[name];
      return { '@type': 'ListItem', position: index + 1, name: page.name, item: company.url + page.path };
    }),
  };
}
