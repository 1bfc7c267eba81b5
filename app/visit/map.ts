import type { ComponentType } from 'react';
import type { IslandName } from '#app/islands/names.ts';

/** What can wake, and where its code lies. */
export const islands: Record<IslandName, () => Promise<ComponentType<never>>> = {
  assistant: () => import('#app/assistant/view/assistant-view.tsx').then((code) => code.AssistantView),
  form: () => import('#app/forms/view/form-view.tsx').then((code) => code.FormView),
  'gallery-filter': () => import('#app/sections/photo-gallery/filter.tsx').then((code) => code.GalleryFilter),
  lightbox: () => import('#app/media/lightbox/lightbox.tsx').then((code) => code.Lightbox),
};
