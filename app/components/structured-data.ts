import { bootcampPrice } from '#app/content/bootcamp.ts';
import { company } from '#app/content/company.ts';
import { courses } from '#app/content/courses.ts';
import { hologramModels } from '#app/content/holograms.ts';
import type { PageFacts } from '#app/content/page-facts.ts';
import { type PageName, pages } from '#app/content/pages.ts';

export type Thing = { '@type': string } & Record<string, unknown>;

/** Facts for search engines in schema.org's words: the way to the page, and what it is about. */
export function thingsOn(name: PageName): Thing[] {
  return [name === 'home' ? organization() : breadcrumbs(name), ...(topics[name]?.() ?? [])];
}

const publisher = () => ({ '@type': 'Organization', name: company.brand, url: company.url });

const organization = (): Thing => ({
  ...publisher(),
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
});

const courseThings = (): Thing[] =>
  courses.map(({ name, summary }) => ({
    '@type': 'Course',
    name,
    description: summary,
    provider: publisher(),
  }));

const bootcampThing = (): Thing => ({
  '@type': 'Course',
  name: pages.bootcamp.headline,
  description: pages.bootcamp.description,
  provider: publisher(),
  offers: { '@type': 'Offer', price: amount(bootcampPrice.amount), priceCurrency: 'USD', category: 'Paid' },
});

const hologramThings = (): Thing[] =>
  hologramModels.map(({ id, name, text, price }) => ({
    '@type': 'Product',
    name: `${name} hologram display`,
    description: text,
    image: `${company.url}/social/holograms.jpg`,
    brand: { '@type': 'Brand', name: 'Akron' },
    offers: {
      '@type': 'Offer',
      price: amount(price),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: `${company.url}${pages.holograms.path}#${id}`,
    },
  }));

const topics: Partial<Record<PageName, () => Thing[]>> = {
  about: () => [organization()],
  contact: () => [organization()],
  bootcamp: () => [bootcampThing()],
  education: courseThings,
  holograms: hologramThings,
};

const underServices: PageName[] = [
  'photography',
  'photo-gallery',
  'aerial',
  'generated-video',
  'ai-visuals',
  'graphic-design',
];

function breadcrumbs(name: PageName): Thing {
  const way: PageName[] = underServices.includes(name) ? ['home', 'services', name] : ['home', name];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => {
      const page: PageFacts = pages[step];
      return { '@type': 'ListItem', position: index + 1, name: page.name, item: company.url + page.path };
    }),
  };
}

function amount(price: string): string {
  return price.replace(/[$,]/g, '');
}
