import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';
import { Tile } from '../../../parts/Tile.tsx';

const Wall = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  borderRadius: token.radius.lg,
  overflow: 'hidden',
  [media.print]: { display: 'none' },
});

export function TileWall() {
  return (
    <Wall aria-hidden="true">
      {Array.from({ length: 25 }, (_, place) => (
        <Tile key={place} seed={'x'.repeat((place * 7) % 5)} />
      ))}
    </Wall>
  );
}
