import { token } from '../tokens/index.ts';

/** Outline: a quarter circle in each corner, a flower of four petals and its centre. */
const LINES =
  'M0 16a16 16 0 0 0 16-16M80 0a16 16 0 0 0 16 16M96 80a16 16 0 0 0-16 16M16 96a16 16 0 0 0-16-16M48 41a15 15 0 0 1 0-25a15 15 0 0 1 0 25M55 48a15 15 0 0 1 25 0a15 15 0 0 1-25 0M48 55a15 15 0 0 1 0 25a15 15 0 0 1 0-25M41 48a15 15 0 0 1-25 0a15 15 0 0 1 25 0M41 48a7 7 0 1 0 14 0a7 7 0 1 0-14 0';

export interface ClayTileProps {
  /** Side length in px or as a CSS length. */
  size?: number | string;
  /** Accessible name. Without it, the tile is decorative and hidden from screen readers. */
  label?: string;
}

/**
 * Clay tile in place of `PersonalTile`, the visitor's tile, which gains layers with activity. The header
 * shows it until the first layer. Its outline is a literal, so that a page with it does not bundle the
 * drawing code.
 */
export function ClayTile({ size = 32, label }: ClayTileProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label; a title element would add a tooltip
    <svg {...name} viewBox="0 0 96 96" width={size} height={size}>
      <path d="M1 1H95V95H1Z" fill={token.tile.clay} stroke={token.tile.trace} strokeWidth="3" />
      <path d={LINES} fill="none" stroke={token.tile.trace} strokeWidth="3" />
    </svg>
  );
}
