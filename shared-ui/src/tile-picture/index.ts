export { personalWallPng } from './personal-wall.ts';
export { type PictureTile, tilesPng } from './tiles.ts';
