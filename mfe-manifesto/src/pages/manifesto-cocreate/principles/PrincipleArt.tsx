import { lookOf } from '@ia/shared-services/principle-look';
import { type Principle, usePicture } from '@ia/shared-services/principles';
import { Azulejo } from '@ia/shared-ui/azulejo';
import { Panel, Picture, Tiles } from './PrincipleArt.styles.ts';

/**
 * The principle's own picture if it has one; otherwise its motif among tiles of its pattern: a frieze on phones, a
 * wall of whole tiles elsewhere, with enough tiles for any card height. Decorative: the title carries the meaning.
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
