import { useRoute, useShell } from '@ia/federation';
import { useFocusKeptInView, useModule } from '@ia/shared-ui/hooks';
import { BelowTheFoldFailed } from './below-the-fold/BelowTheFoldFailed.tsx';
import { useDeepResources } from './deep-resources/use-deep-resources.ts';
import { Hero } from './hero/Hero.tsx';
import { ManifestoSection } from './manifesto/ManifestoSection.tsx';
import { SharedTile } from './shared-tile/SharedTile.tsx';

/** Separate chunk for the sections below the fold; it loads while the visitor reads the hero. */
const loadBelowTheFold = () => import('./below-the-fold/BelowTheFold.tsx');

/** Main page of the site. */
export function LandingPage() {
  const { report } = useShell();
  const { anchor } = useRoute();
  const resources = useDeepResources();
  // Load at once for a URL with an anchor, which may be below the fold.
  const below = useModule(loadBelowTheFold, anchor === null ? 'idle' : true, (error) =>
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
