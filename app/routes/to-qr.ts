import { redirect } from 'react-router';
import type { Route } from './+types/to-qr';

/** Printed codes and old addresses; what they carry in the query goes along. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(`/qr${new URL(request.url).search}`);
}
