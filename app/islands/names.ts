export type IslandName = 'form';
/** Too small to bring React along: a few lines over the markup as it stands. */
export type PlainIslandName = 'video' | 'hologram';
/** Once the page has loaded, when it comes near, or as soon as its code is there. */
export type Wake = 'load' | 'near' | 'now';
