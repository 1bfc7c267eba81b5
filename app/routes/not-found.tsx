import { data } from 'react-router';
import { NotFoundPage } from '#app/components/not-found-page.tsx';
import { pageMeta } from '#app/components/page-meta.ts';

export const meta = () => pageMeta('not-found');

export function loader() {
  return data(null, { status: 404 });
}

export default NotFoundPage;
