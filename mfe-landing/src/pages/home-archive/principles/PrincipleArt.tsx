import { lookOf } from '@ia/shared-services/principle-look';
import { usePicture } from '@ia/shared-services/principles';
import { Azulejo } from '@ia/shared-ui/azulejo';
import type { PrincipleView } from './use-agreement.ts';

/** Picture of a principle, or its motif when it has none. Decorative: the title is beside it. */
export function PrincipleArt({ principle }: { principle: PrincipleView }) {
  const picture = usePicture(principle);
  if (!picture) {
    const look = lookOf(principle.id);
    return (
      <span data-theme={look?.theme} css={{ display: 'contents' }}>
        <Azulejo motif={principle.motif} inverted={look?.inverted} />
      </span>
    );
  }
  return <img {...picture} alt="" css={{ width: '100%', aspectRatio: '1', objectFit: 'cover' }} />;
}
