import { AboutSection } from '../about/AboutSection.tsx';
import { DeepResources } from '../deep-resources/DeepResources.tsx';
import type { DeepResourcesState } from '../deep-resources/use-deep-resources.ts';
import { FaqSection } from '../faq/FaqSection.tsx';
import { LandingFooter } from '../footer/LandingFooter.tsx';
import { LearnSection } from '../learn/LearnSection.tsx';
import { ParticipateSection } from '../participate/ParticipateSection.tsx';
import { QuoteBand } from '../quote/QuoteBand.tsx';

export interface BelowTheFoldProps {
  resources: DeepResourcesState;
}

/** Sections below the fold and the footer, in a separate chunk. */
export function BelowTheFold({ resources }: BelowTheFoldProps) {
  return (
    <>
      <QuoteBand />
      <AboutSection />
      <ParticipateSection />
      <LearnSection onShowAll={resources.reveal} />
      {resources.revealed && <DeepResources />}
      <FaqSection />
      <LandingFooter onShowResources={resources.reveal} />
    </>
  );
}
