import { Breadcrumb } from '#app/components/breadcrumb.tsx';
import { PageBack } from '#app/components/page-back.tsx';
import { pageMeta } from '#app/components/page-meta.ts';
import { photoGallery } from '#app/content/studio/photo-gallery.ts';
import { Booking } from '#app/sections/photo-gallery/booking.tsx';
import { Photos } from '#app/sections/photo-gallery/photos.tsx';

export const meta = () => pageMeta('photo-gallery');

const trail = [
  { label: 'Services', href: '/services' },
  { label: 'Photography', href: '/photography' },
];

export default function PhotoGallery() {
  return (
    <>
      <section className="on-ink">
        <div className="page-width grid gap-x-8 gap-y-6 pt-4 pb-10 md:grid-cols-12 md:items-end lg:pt-8">
          <div className="flex flex-wrap items-center justify-between gap-x-8 md:col-span-12">
            <Breadcrumb trail={trail} here={photoGallery.heading} />
            <PageBack />
          </div>
          <h1 className="text-giant md:col-span-8">{photoGallery.heading}</h1>
          <p className="max-w-prose text-lead md:col-span-4 md:pb-3">{photoGallery.lead}</p>
        </div>
      </section>
      <Photos />
      <Booking />
    </>
  );
}
