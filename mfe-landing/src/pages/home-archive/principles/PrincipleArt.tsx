import { principleTheme } from '@ia/shared-services/principle-theme';
import { usePicture } from '@ia/shared-services/principles';
import { Azulejo } from '@ia/shared-ui/azulejo';
import type { PrincipleView } from './use-agreement.ts';

/** Picture of a principle, or its motif when it has none. Decorative: the title is beside it. */
export function PrincipleArt({ principle }: { principle: PrincipleView }) {
  const picture = usePicture(principle);
  if (!picture) {
    return (
      <span data-theme={principleTheme(principle.id)} css={{ display: 'contents' }}>
        <Azulejo motif={principle.motif} />
      </span>
    );
  }
  return <img {...picture} alt="" css={{ width: '100%', aspectRatio: '1', objectFit: 'cover' }} />;
}
