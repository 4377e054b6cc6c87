import styled from '@emotion/styled';
import { type Principle, usePicture } from '@ia/shared-services/principles';
import { Azulejo } from '@ia/shared-ui/azulejo';
import { media, token } from '@ia/shared-ui/tokens';

/**
 * The principle's own picture where it has one; otherwise its figure among tiles of its own pattern: a frieze on a
 * phone, a wall beside the text elsewhere. The wall is taller than any card, so that it is cut like a real one.
 * Decoration: the title says what it stands for.
 */
export function PrincipleArt({ principle }: { principle: Principle }) {
  const { id, motif } = principle;
  const picture = usePicture(principle);
  if (picture) {
    return (
      <Panel>
        <Picture {...picture} />
      </Panel>
    );
  }
  return (
    <Panel aria-hidden="true">
      <Tiles>
        <Azulejo motif={motif} inverted />
        <Azulejo seed={id} />
        <Azulejo motif={motif} />
        <Azulejo seed={id} />
        <Azulejo seed={id} />
        <Azulejo motif={motif} inverted />
        <Azulejo motif={motif} />
        <Azulejo seed={id} />
      </Tiles>
    </Panel>
  );
}

const Panel = styled.div({
  position: 'relative',
  overflow: 'hidden',
  background: token.tile.grout,
});

const Picture = styled.img({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  [media.md]: { position: 'absolute', inset: 0, blockSize: '100%', aspectRatio: 'auto' },
});

const Tiles = styled.div({
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  // The frieze is the middle of the wall.
  '& > :nth-of-type(-n + 2), & > :nth-of-type(n + 7)': { display: 'none' },
  [media.md]: {
    position: 'absolute',
    insetInline: 0,
    // Not stretched between top and bottom: rows keep their height and the card cuts them.
    insetBlockStart: '50%',
    transform: 'translateY(-50%)',
    gridTemplateColumns: '1fr 1fr',
    '& > :nth-of-type(n)': { display: 'block' },
  },
});
