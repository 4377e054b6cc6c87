import { token } from '@ia/shared-ui/tokens';
import { about, aboutSlides } from '../../../content/about.ts';
import { Chapter } from '../../../parts/Chapter.tsx';
import { LazyCarousel } from '../../../parts/LazyCarousel.tsx';
import { InlineLink } from '../../../parts/links/InlineLink.tsx';
import { TileSlide } from '../../../parts/TileSlide.tsx';

/** Slides about the programme. */
export function AboutSection() {
  return (
    <Chapter
      id="about"
      eyebrow={about.eyebrow}
      title={about.title}
      intro={about.lead}
      css={{ background: token.color.tint }}
    >
      <LazyCarousel
        label={about.carouselLabel}
        slides={aboutSlides.map((slide) => ({ label: slide.title, content: <TileSlide slide={slide} /> }))}
      />
      <p>
        <InlineLink link={about.faqLink} />
      </p>
    </Chapter>
  );
}
