// A chunk of its own: the drawing loads only when `LazyMissingTile` shows it.
export { MissingTile as default } from '@ia/shared-ui/missing-tile';
