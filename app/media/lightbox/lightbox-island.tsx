import { Island } from '#app/islands/island.tsx';
import { Lightbox } from './lightbox.tsx';

/** Shows the page's thumbnails large. */
export function LightboxIsland() {
  return <Island name="lightbox" wake="load" of={Lightbox} props={{}} />;
}
