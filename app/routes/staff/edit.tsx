import { Editor } from '#app/inbox/edit/editor.tsx';
import { load } from '#app/inbox/frame/load.ts';
import { PageOf } from '#app/inbox/frame/page-of.tsx';
import { Spinner } from '#app/inbox/frame/spinner.tsx';
import { staffMeta } from '#app/inbox/frame/staff-meta.ts';
import type { Route } from './+types/edit';

export const meta = () => staffMeta('Edit a page');

export const clientLoader = ({ params: { page } }: Route.ClientLoaderArgs) =>
  load('GET /site/pages/:page', { names: { page } });

export const HydrateFallback = () => <Spinner label="Loading the page" />;

export default function AdminEdit({ loaderData, params: { page } }: Route.ComponentProps) {
  return (
    <PageOf
      title={`Edit ${loaderData.value?.title ?? 'a page'}`}
      loaded={loaderData}
      failed="Failed to load the page"
    >
      {(loaded) => <Editor key={page} page={page} {...loaded} />}
    </PageOf>
  );
}
