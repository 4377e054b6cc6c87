import {
  aboutV1,
  aboutV1Cards,
  aboutV2,
  aboutV2Counters,
  aboutV3,
  aboutV3Slides,
  aboutV4,
  aboutV4Team,
  aboutV5,
  aboutV5Faq,
} from '../../../content/archive/about.ts';
import { Chapter } from '../../../parts/Chapter.tsx';
import { FaqList } from '../../../parts/FaqList.tsx';
import { LazyCarousel } from '../../../parts/LazyCarousel.tsx';
import { MotifGrid } from '../../../parts/MotifGrid.tsx';
import { TileSlide } from '../../../parts/TileSlide.tsx';
import { Counters } from '../people/Counters.tsx';
import { People } from '../people/People.tsx';

/** The five archived variants of the «about» section (V1 to V5), one after another. */
export function AboutSections() {
  return (
    <>
      <Chapter id="about-v1" eyebrow={aboutV1.eyebrow} title={aboutV1.title}>
        <MotifGrid cards={aboutV1Cards} />
      </Chapter>
      <Chapter id="about-v2" kind="quiet" eyebrow={aboutV2.eyebrow} title={aboutV2.title}>
        <Counters counters={aboutV2Counters} />
      </Chapter>
      <Chapter id="about-v3" kind="quiet" eyebrow={aboutV3.eyebrow} title={aboutV3.title}>
        <LazyCarousel
          label={aboutV3.carouselLabel}
          slides={aboutV3Slides.map((slide) => ({
            label: slide.title,
            content: <TileSlide slide={slide} />,
          }))}
        />
      </Chapter>
      <Chapter id="about-v4" kind="quiet" eyebrow={aboutV4.eyebrow} title={aboutV4.title}>
        <People people={aboutV4Team} />
      </Chapter>
      <Chapter id="about-v5" kind="quiet" layout="beside" eyebrow={aboutV5.eyebrow} title={aboutV5.title}>
        <FaqList items={aboutV5Faq} />
      </Chapter>
    </>
  );
}
