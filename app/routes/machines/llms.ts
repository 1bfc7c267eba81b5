import { company } from '#app/content/company.ts';
import type { PageFacts } from '#app/content/page-facts.ts';
import { pages } from '#app/content/pages.ts';

/** The site in one page of Markdown, for language models: https://llmstxt.org */
export function loader() {
  const found = (Object.values(pages) as PageFacts[]).filter(({ hidden }) => !hidden);
  const { address, hours } = company;
  const text = [
    `# ${company.brand}`,
    '',
    `> ${pages.home.description}`,
    '',
    `Contact: ${company.email}. Office: ${address.street}, ${address.city}, ${address.region} ${address.postalCode}; ${hours.days}, ${hours.opens} to ${hours.closes}.`,
    '',
    '## Pages',
    '',
    ...found.map(({ path, name, description }) => `- [${name}](${company.url}${path}): ${description}`),
  ];
  return new Response(`${text.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
