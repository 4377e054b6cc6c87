/*
 * Drawings as SVG files for use outside of pages: icons, social card, not-found page. The build of the shell
 * (`shell/site-images.ts`) writes them; no page imports this module.
 */
import { mark, squareMark } from './mark.ts';
import { borderTile } from './patterns.ts';
import { tileFile } from './svg-string.ts';

export { missingTileFile } from './missing-tile.ts';
export { CARD, socialCardFile } from './social-card.ts';

/** Renders the favicon. */
export const faviconFile = (): string => tileFile(mark);

/** Renders one tile of the frame band («cercadura»), to be repeated. */
export const borderTileFile = (): string => tileFile(borderTile.slice(4));

/** Renders an app icon. Systems may crop a `maskable` icon to a circle in the middle. */
export const iconFile = ({ maskable = false } = {}): string =>
  tileFile(squareMark(maskable ? 38 : undefined));
