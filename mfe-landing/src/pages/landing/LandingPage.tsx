import { BelowTheFoldFailed } from './below-the-fold/BelowTheFoldFailed.tsx';
import { useBelowTheFold } from './below-the-fold/use-below-the-fold.ts';
import { useDeepResources } from './deep-resources/use-deep-resources.ts';
import { Hero } from './hero/Hero.tsx';
import { ManifestoSection } from './manifesto/ManifestoSection.tsx';

export function LandingPage() {
  const resources = useDeepResources();
  const { Sections, failed, retry } = useBelowTheFold();
  return (
    <>
      <Hero />
      <ManifestoSection />
      {Sections && <Sections resources={resources} />}
      {failed && <BelowTheFoldFailed onRetry={retry} />}
    </>
  );
}
