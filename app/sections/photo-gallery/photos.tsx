import { galleryPhotos } from '#app/content/pictures/gallery.ts';
import { photoCategories } from '#app/content/pictures/picture-content.ts';
import { photoGallery } from '#app/content/studio/photo-gallery.ts';
import { Island } from '#app/islands/island.tsx';
import { LightboxIsland } from '#app/media/lightbox/lightbox-island.tsx';
import { namesIn } from '#app/media/picture-data.ts';
import { GalleryFilter } from './filter.tsx';
import { PhotoTile } from './photo-tile.tsx';

const names = namesIn(galleryPhotos);

const filters = [
  { label: 'All', anchor: 'all', count: names.length },
  ...photoCategories.map((category) => ({
    label: category,
    anchor: category.toLowerCase(),
    count: names.filter((name) => galleryPhotos[name].category === category).length,
  })),
];

export function Photos() {
  return (
    <section id="photos" aria-label="Photos" className="photos on-ink pb-3">
      {filters.map(({ anchor }) => (
        <span key={anchor} id={anchor} />
      ))}
      <Island name="gallery-filter" wake="load" of={GalleryFilter} props={{ filters }} />
      <div className="px-5 pt-3 sm:px-3">
        <div className="@container">
          <ul className="photo-grid">
            {names.map((name, index) => (
              <PhotoTile
                key={name}
                name={name}
                isLarge={photoGallery.large.includes(name)}
                isFirst={index === 0}
              />
            ))}
          </ul>
        </div>
      </div>
      <LightboxIsland />
    </section>
  );
}
