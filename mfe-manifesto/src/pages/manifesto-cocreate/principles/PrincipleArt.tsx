import styled from '@emotion/styled';
import type { Principle } from '@ia/shared-services/principles';
import { Azulejo } from '@ia/shared-ui/azulejo';
import { media, token } from '@ia/shared-ui/tokens';

/** The principle's figure among tiles of its own pattern. Decoration: the title says what it stands for. */
export function PrincipleArt({ principle }: { principle: Principle }) {
  return (
    <Panel aria-hidden="true">
      <Azulejo motif={principle.motif} />
      <Azulejo seed={principle.id} />
      <Azulejo seed={principle.id} />
      <Azulejo motif={principle.motif} inverted />
    </Panel>
  );
}

const Panel = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 1,
  overflow: 'hidden',
  background: token.tile.grout,
  [media.md]: {
    gridTemplateColumns: '1fr 1fr',
    alignContent: 'center',
    background: token.color.accentSoft,
  },
});
