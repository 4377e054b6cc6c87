export { ensureSeed } from './ensure-seed.ts';
export { type Layer, layersOf } from './layers.ts';
export { asSeed, newSeed, readShared, SEED_KEY, type SharedTile, writeShared } from './seed.ts';
export { useVisitorTile, type VisitorTile } from './use-visitor-tile.ts';
