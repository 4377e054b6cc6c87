export { MissingTile, type MissingTileProps } from './MissingTile.tsx';
