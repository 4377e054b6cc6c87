import { useRoute, useShell } from '@ia/federation';
import { useFocusKeptInView, useModule } from '@ia/shared-ui/hooks';
import { BelowTheFoldFailed } from './below-the-fold/BelowTheFoldFailed.tsx';
import { useDeepResources } from './deep-resources/use-deep-resources.ts';
import { Hero } from './hero/Hero.tsx';
import { ManifestoSection } from './manifesto/ManifestoSection.tsx';
import { SharedTile } from './shared-tile/SharedTile.tsx';

/** The sections under the first view, in a chunk of their own: the visitor reads the title before it is asked for. */
const load = () => import('./below-the-fold/BelowTheFold.tsx');

export function LandingPage() {
  const { report } = useShell();
  const { anchor } = useRoute();
  const resources = useDeepResources();
  // At once when the address names an anchor, which may lie in it.
  const below = useModule(load, anchor === null ? 'idle' : true, (error) =>
    report(error, { part: 'below the fold' }),
  );
  useFocusKeptInView(below.status);
  return (
    <>
      <SharedTile />
      <Hero />
      <ManifestoSection />
      {below.status === 'ready' && <below.module.BelowTheFold resources={resources} />}
      {below.status === 'failed' && <BelowTheFoldFailed onRetry={below.retry} />}
    </>
  );
}
