import { css } from '@emotion/react';
import { pick, randomFrom } from '../azulejo/random.ts';
import { token } from '../tokens/index.ts';

const frame = css({ flex: 'none', borderRadius: '50%', overflow: 'hidden' });

// Skin and hair colours are fixed in every theme.
const SKIN = ['#f4cfae', '#e3a97c', '#c6834f', '#8f5a34', '#5e3a22'] as const;
const HAIR = ['#2a1d16', '#4d3122', '#8a5a2b', '#b9b4ad', '#6d2f1c'] as const;
const HAIR_STYLES = [
  // Short hair
  'M27 40C26 24 36 17 48 17C60 17 70 24 69 40C66 34 62 30 48 30C34 30 30 34 27 40Z',
  // Long hair
  'M24 66C20 40 28 16 48 16C68 16 76 40 72 66C66 62 66 48 64 36C56 36 46 34 40 29C38 34 33 37 31 38C31 50 30 62 24 66Z',
  // Curls
  'M24 42C18 38 22 28 28 27C28 18 38 14 44 17C50 11 60 13 63 19C71 19 76 28 72 34C76 38 74 43 71 44C70 36 64 32 58 32C50 34 40 33 33 33C28 35 26 38 24 42Z',
  // Bun
  'M40 15C40 9 56 9 56 15C66 18 71 28 69 42C66 34 60 29 48 29C36 29 30 34 27 42C25 28 30 18 40 15Z',
  // Headscarf
  'M22 72C20 40 28 16 48 16C68 16 76 40 74 72C70 74 66 70 65 62C66 44 62 30 48 30C34 30 30 44 31 62C30 70 26 74 22 72Z',
] as const;

export interface AvatarProps {
  /** Name of the person; also the seed of the drawing. */
  name: string;
  /** Side length in px. */
  size?: number;
  /** True when the name is next to it; the picture is then hidden from screen readers. */
  decorative?: boolean;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/** A drawn person, never a photo or a real person. */
export function Avatar({ name, size = 64, decorative = false, className }: AvatarProps) {
  const random = randomFrom(name);
  const skin = pick(SKIN, random);
  const hair = pick(HAIR, random);
  const style = pick(HAIR_STYLES, random);
  const isHeadscarf = style === HAIR_STYLES[4];
  const hasGlasses = random() > 0.7;
  const label = decorative ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': name };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label; a title element would add a tooltip
    <svg {...label} className={className} css={frame} viewBox="0 0 96 96" width={size} height={size}>
      <rect width="96" height="96" fill={token.color.accentSoft} />
      <circle cx="0" cy="0" r="34" fill={token.tile.wash} opacity="0.6" />
      <circle cx="96" cy="0" r="20" fill={token.tile.deco} opacity="0.7" />
      <path d="M12 100C12 76 28 68 48 68C68 68 84 76 84 100Z" fill={token.tile.main} />
      <path d="M40 58L56 58L56 70C56 76 40 76 40 70Z" fill={skin} />
      <path d="M31 42C31 28 38 22 48 22C58 22 65 28 65 42C65 56 57 65 48 65C39 65 31 56 31 42Z" fill={skin} />
      <path d={style} fill={isHeadscarf ? token.tile.deep : hair} />
      <path
        d="M41 53C44 57 52 57 55 53"
        fill="none"
        stroke="#2a1d16"
        strokeWidth="2.2"
        strokeLinecap="round"
        opacity="0.75"
      />
      <circle cx="41" cy="43" r="2.2" fill="#2a1d16" />
      <circle cx="55" cy="43" r="2.2" fill="#2a1d16" />
      {hasGlasses && (
        <path
          d="M35 43a6 6 0 1 0 12 0a6 6 0 1 0-12 0M49 43a6 6 0 1 0 12 0a6 6 0 1 0-12 0M47 42l2 0"
          fill="none"
          stroke="#2a1d16"
          strokeWidth="1.8"
        />
      )}
    </svg>
  );
}
