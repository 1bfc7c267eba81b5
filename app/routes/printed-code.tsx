import { data, redirect } from 'react-router';
import { LostPage } from '#app/components/lost-page.tsx';
import { company } from '#app/content/company.ts';
import type { Route } from './+types/printed-code';
import { findPrintedCode } from './printed-code.server.ts';

export const meta = () => [
  { title: `This code is not in use | ${company.brand}` },
  { name: 'robots', content: 'noindex' },
];

/** A printed code leads to the QR page and says which it was. Paper hangs on: one that was retired leads there too. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const slug = params.slug.toLowerCase();
  const found = await findPrintedCode(context, slug);
  if (!found) return data(null, { status: 404 });
  const query = new URL(request.url).searchParams;
  if (found === 'in use') query.set('src', slug);
  throw redirect(query.size > 0 ? `/qr?${query}` : '/qr', { headers: { 'cache-control': 'no-store' } });
}

export default function PrintedCode() {
  return (
    <LostPage before="4" after="4" title="This code is not in use">
      <p className="max-w-prose text-lead">
        It may have been misread, or is from a print that we no longer know. Our programs are a tap away.
      </p>
      <p className="mt-8 flex flex-wrap gap-4">
        <a href="/qr" className="button button-ember">
          See our programs
        </a>
        <a href="/" className="button button-quiet text-paper">
          Go to the home page
        </a>
      </p>
    </LostPage>
  );
}
