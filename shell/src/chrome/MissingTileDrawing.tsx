// Its own module, so that it loads later than the drawings of the header.
export { MissingTile as default } from '@ia/shared-ui/missing-tile';
