export type IslandName = 'form';
export type Wake = 'load' | 'near';
