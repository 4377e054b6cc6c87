import { useShell } from '@ia/federation';
import { AboutSections } from './about/AboutSections.tsx';
import { CourseShowcase } from './courses/CourseShowcase.tsx';
import { FeaturedBlock } from './courses/FeaturedBlock.tsx';
import { Features } from './courses/Features.tsx';
import { ElearningShowcase, NewShowcase } from './courses/Showcases.tsx';
import { ArchiveHero } from './hero/ArchiveHero.tsx';
import { ArchiveIndex } from './intro/ArchiveIndex.tsx';
import { ArchiveNote } from './intro/ArchiveNote.tsx';
import { ArchiveResources } from './intro/ArchiveResources.tsx';
import { Newsletter } from './newsletter/Newsletter.tsx';
import { Pricing } from './people/Pricing.tsx';
import { Stats } from './people/Stats.tsx';
import { Team } from './people/Team.tsx';
import { Timeline } from './people/Timeline.tsx';
import { PrinciplesSection } from './principles/PrinciplesSection.tsx';
import { SampleQuizSection } from './quiz/SampleQuizSection.tsx';

/**
 * Page `/home-archive`, an archived variant of the main page. Most sections hold invented sample content, and
 * a notice at the top says so. Feature flags turn some of them off.
 */
export function HomeArchivePage() {
  const { flags } = useShell();
  return (
    <>
      <ArchiveNote />
      <ArchiveHero />
      <ArchiveIndex />
      <Stats />
      <Features />
      <AboutSections />
      {flags.enableElearningShowcase && <ElearningShowcase />}
      <CourseShowcase />
      {flags.enableComponentShowcase && <NewShowcase />}
      {flags.enableGamificationSection && <FeaturedBlock />}
      <Team />
      <Timeline />
      <Pricing />
      <SampleQuizSection />
      <Newsletter />
      <PrinciplesSection />
      <ArchiveResources />
    </>
  );
}
