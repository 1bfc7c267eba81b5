export type IslandName = 'assistant' | 'form' | 'gallery-filter' | 'lightbox';
/** Those that wake without React. */
export type PlainIslandName = 'hologram' | 'video';
/** Once the page has loaded, when it comes near, or as soon as the visit script runs. */
export type Wake = 'load' | 'near' | 'now';
