import type { PageName } from '#app/content/pages.ts';
import { editPath } from '../addresses.ts';

/** A page that shows a part of the content, for those whose stand-ins an owner has to replace. */
const seenOn: Record<string, PageName> = {
  company: 'contact',
  partner: 'partnership',
  bootcampVenue: 'bootcamp',
  veteransPage: 'veterans',
  aerialPage: 'aerial',
  aerialFilm: 'aerial',
  qrTrailer: 'qr',
  hologramFilms: 'holograms',
  program: 'generated-video',
  studios: 'photo-gallery',
};

/** Facts that another page shows than the rest of their part. */
const exceptions: Record<string, PageName> = {
  'company.ceo.profile': 'about',
  'partner.courses': 'education',
};

/** Where a text is edited; null for one that is on no page that we know of. */
export function editAddress(path: string): string | null {
  const page = exceptions[path] ?? seenOn[path.split('.')[0] ?? ''];
  return page ? `${editPath}/${page}?${new URLSearchParams({ text: path })}` : null;
}
