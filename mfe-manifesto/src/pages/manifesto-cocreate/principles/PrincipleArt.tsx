import { type Principle, usePicture } from '@ia/shared-services/principles';
import { FlipTile } from '@ia/shared-ui/azulejo';
import { Panel, Picture, PicturePanel } from './PrincipleArt.styles.ts';

interface PrincipleArtProps {
  principle: Principle;
  vote: 'up' | 'down' | null;
}

/**
 * The tile of the principle: clay until the visitor votes, then glazed, with inverted colours for a vote against. It
 * is in a corner of the principle's own picture, if it has one. Decorative: the buttons carry the meaning.
 */
export function PrincipleArt({ principle, vote }: PrincipleArtProps) {
  const picture = usePicture(principle);
  const tile = <FlipTile motif={principle.motif} inverted={vote === 'down'} glazed={vote !== null} />;
  if (!picture) return <Panel aria-hidden="true">{tile}</Panel>;
  return (
    <PicturePanel>
      <Picture {...picture} />
      {tile}
    </PicturePanel>
  );
}
