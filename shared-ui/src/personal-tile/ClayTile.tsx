import { token } from '../tokens/index.ts';

const CORNERS =
  'M0 0C-1.5 7.7 5.8 14.9 13.4 13.4C14.9 5.8 7.7-1.5 0 0M96 0C88.3-1.5 81.1 5.8 82.6 13.4C90.2 14.9 97.5 7.7 96 0M96 96C97.5 88.3 90.2 81.1 82.6 82.6C81.1 90.2 88.3 97.5 96 96M0 96C7.7 97.5 14.9 90.2 13.4 82.6C5.8 81.1-1.5 88.3 0 96';
const PETALS =
  'M48 41C58.8 36 58.8 20.5 48 16C37.2 20.5 37.2 36 48 41M55 48C60 58.8 75.5 58.8 80 48C75.5 37.2 60 37.2 55 48M48 55C37.2 60 37.2 75.5 48 80C58.8 75.5 58.8 60 48 55M41 48C36 37.2 20.5 37.2 16 48C20.5 58.8 36 58.8 41 48';

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
