export { ClayTile, type ClayTileProps } from './ClayTile.tsx';
export { LAYERS } from './figure.ts';
export { PersonalTile, type PersonalTileProps } from './PersonalTile.tsx';
export { personalTilePng } from './picture.ts';
export { TwoTiles, type TwoTilesProps } from './TwoTiles.tsx';
