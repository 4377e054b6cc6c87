import { lookOf } from '@ia/shared-services/principle-look';
import { type Principle, usePicture } from '@ia/shared-services/principles';
import { Azulejo } from '@ia/shared-ui/azulejo';
import { Panel, Picture, Tiles } from './PrincipleArt.styles.ts';

/**
 * The principle's own picture where it has one; otherwise its figure among tiles of its own pattern: a frieze on a
 * phone, a wall of whole tiles beside the text elsewhere, of which there are enough for any card.
 * Decoration: the title says what it stands for.
 */
export function PrincipleArt({ principle }: { principle: Principle }) {
  const { id, motif } = principle;
  const inverted = lookOf(id)?.inverted ?? false;
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
        <Azulejo motif={motif} inverted={!inverted} />
        <Azulejo seed={id} inverted={inverted} />
        <Azulejo motif={motif} inverted={inverted} />
        <Azulejo seed={id} inverted={inverted} />
        <Azulejo seed={id} inverted={inverted} />
        <Azulejo motif={motif} inverted={!inverted} />
        <Azulejo motif={motif} inverted={inverted} />
        <Azulejo seed={id} inverted={inverted} />
      </Tiles>
    </Panel>
  );
}
