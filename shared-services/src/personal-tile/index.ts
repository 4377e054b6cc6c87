/**
 * The visitor's tile, «O meu azulejo»: a random drawing on each device. It gains a layer with each kind of
 * activity on the site.
 */
export { ensureSeed } from './ensure-seed.ts';
export { type Layer, layersOf } from './layers.ts';
export { formatSharedTile, newSeed, parseSeed, parseSharedTile, SEED_KEY, type SharedTile } from './seed.ts';
export { useVisitorTile, type VisitorTile } from './use-visitor-tile.ts';
