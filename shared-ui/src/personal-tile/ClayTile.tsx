import { token } from '../tokens/index.ts';

const CORNERS =
  'M0 0a10 10 0 0 1 13 13a10 10 0 0 1-13-13M96 0a10 10 0 0 1-13 13a10 10 0 0 1 13-13M96 96a10 10 0 0 1-13-13a10 10 0 0 1 13 13M0 96a10 10 0 0 1 13-13a10 10 0 0 1-13 13';
const PETALS =
  'M48 41a15 15 0 0 1 0-25a15 15 0 0 1 0 25M55 48a15 15 0 0 1 25 0a15 15 0 0 1-25 0M48 55a15 15 0 0 1 0 25a15 15 0 0 1 0-25M41 48a15 15 0 0 1-25 0a15 15 0 0 1 25 0';

export interface ClayTileProps {
  /** Side length in px or as a CSS length. */
  size?: number | string;
  /** Words for a tile that says something by itself. Without them it is decoration and is not announced. */
  label?: string;
}

/**
 * The personal tile of whoever has done nothing yet, for small places that wait for it: its lines stand here as they are,
 * so that a page which shows it needs nothing of what draws the others.
 */
export function ClayTile({ size = 32, label }: ClayTileProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label; a title element would add a tooltip
    <svg {...name} viewBox="0 0 96 96" width={size} height={size} focusable="false">
      <path d="M0 0H96V96H0Z" fill={token.tile.clay} stroke={token.tile.trace} strokeWidth="6" />
      <path d={CORNERS + PETALS} fill="none" stroke={token.tile.trace} strokeWidth="3" />
      <circle cx="48" cy="48" r="7" fill="none" stroke={token.tile.trace} strokeWidth="3" />
    </svg>
  );
}
