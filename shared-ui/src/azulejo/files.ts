/*
 * Drawings as SVG files, for what stands outside of any page: icons, social card, the page of an unknown address. Only
 * builds import this.
 */
import { mark, squareMark } from './mark.ts';
import { tileFile } from './svg-string.ts';

export { missingTileFile } from './missing-tile.ts';
export { CARD, socialCardFile } from './social-card.ts';

/** The favicon. */
export const faviconFile = (): string => tileFile(mark);

/** An icon that the system cuts into its own shape; `maskable` ones may lose all but a circle in the middle. */
export const iconFile = ({ maskable = false } = {}): string =>
  tileFile(squareMark(maskable ? 38 : undefined));
