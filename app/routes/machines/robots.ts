import { company } from '#app/content/company.ts';

/** Pages that must stay out of an index say so themselves; a robot has to read them to learn it. */
export function loader() {
  const text = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin',
    '',
    `Sitemap: ${company.url}/sitemap.xml`,
  ];
  return new Response(`${text.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
