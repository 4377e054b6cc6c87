// A module of its own, to be loaded later than the drawings that the header shows.
export { MissingTile as default } from '@ia/shared-ui/missing-tile';
