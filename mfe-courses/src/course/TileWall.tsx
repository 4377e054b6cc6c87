import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

const Wall = styled.svg({
  display: 'none',
  width: '100%',
  maxWidth: '24rem',
  height: 'auto',
  justifySelf: 'end',
  borderRadius: token.radius.lg,
  [media.lg]: { display: 'block' },
});

/** Quarter turns of each tile, chosen by eye: petals meet in the middle. */
const TURNS = [1, 2, 1, 2, 0, 3, 0, 3, 1, 2, 1, 2, 0, 3, 0, 3];
const DOTS = new Set([5, 6, 9, 10]);

/** Sixteen azulejo tiles in the colours of the theme. Decoration. */
export function TileWall() {
  return (
    <Wall viewBox="0 0 160 160" aria-hidden="true" focusable="false">
      {TURNS.map((turn, tile) => (
        <g
          key={tile}
          transform={`translate(${(tile % 4) * 40} ${Math.floor(tile / 4) * 40}) rotate(${turn * 90} 20 20)`}
        >
          <rect width="40" height="40" fill={tile % 3 === 0 ? token.color.accentSoft : token.color.raised} />
          <path
            d="M0 0h40a40 40 0 0 1-40 40Z"
            fill={DOTS.has(tile) ? token.color.accentDeco : token.color.accent}
          />
          <path d="M0 0h20a20 20 0 0 1-20 20Z" fill={token.color.raised} />
          <circle cx="33" cy="33" r="4" fill={token.color.accentDeco} />
        </g>
      ))}
    </Wall>
  );
}
