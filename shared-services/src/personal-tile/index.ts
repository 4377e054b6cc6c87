export { giveSeed } from './give-seed.ts';
export { type Layer, layersOf } from './layers.ts';
export { asSeed, newSeed, readShared, SEED_KEY, type SharedTile, writeShared } from './seed.ts';
export { type OwnTile, useOwnTile } from './use-own-tile.ts';
