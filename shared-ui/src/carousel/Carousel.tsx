import { type ReactNode, useState } from 'react';
import { ChevronLeft, ChevronRight, Pause, Play } from '../icon/icons.ts';
import { checkInvariant } from '../invariant/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './Carousel.styles.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useCarousel } from './use-carousel.ts';

export interface CarouselSlide {
  /** Title of the slide; announced, and the name of its indicator. */
  label: string;
  content: ReactNode;
}

export interface CarouselProps {
  /** Accessible name of the carousel: "Sobre o programa". */
  label: string;
  /** At least one; a single slide has no controls. */
  slides: readonly CarouselSlide[];
  /** Milliseconds per slide in autoplay; 0 (the default) disables it. The visitor can always pause. */
  interval?: number;
  /** Label of the button to the previous slide. */
  previousLabel?: string;
  /** Label of the button to the next slide. */
  nextLabel?: string;
  /** Label of the pause button. */
  pauseLabel?: string;
  /** Label of the play button. */
  playLabel?: string;
  /** Role description of the carousel, for screen readers. */
  carouselLabel?: string;
  /** Role description of a slide, for screen readers. */
  slideLabel?: string;
  /** Accessible name of a slide, announced on change. */
  positionLabel?: (index: number, count: number, label: string) => string;
  /** Label of the indicator of a slide. */
  goToLabel?: (index: number, label: string) => string;
}

/**
 * Shows slides one at a time. Wraps in both directions, has indicators, and announces slides that the visitor
 * selected.
 */
export function Carousel(props: CarouselProps) {
  const isValid = checkInvariant(props.slides.length > 0, {
    component: 'Carousel',
    problem: `"${props.label}" has no slides.`,
    consequence: 'Its controls would do nothing.',
    remedy: 'Pass at least one slide, or do not render the carousel.',
  });
  return isValid ? <ValidCarousel {...props} /> : null;
}

function ValidCarousel({
  label,
  slides,
  interval = 0,
  previousLabel = 'Anterior',
  nextLabel = 'Seguinte',
  pauseLabel = 'Parar a rotação',
  playLabel = 'Iniciar a rotação',
  carouselLabel = 'carrossel',
  slideLabel = 'diapositivo',
  positionLabel = (index, total, name) => `${index} de ${total}: ${name}`,
  goToLabel = (index, name) => `Ir para ${index}: ${name}`,
}: CarouselProps) {
  const count = slides.length;
  const { viewport, index, goTo, reducedMotion } = useCarousel(count);
  const [announcement, setAnnouncement] = useState('');
  const { playing, setSuspended, toggle } = useAutoplay({
    interval: count > 1 ? interval : 0,
    reducedMotion,
    advance: () => goTo(index + 1),
  });
  const slideName = (at: number) => positionLabel(at + 1, count, slides[at]?.label ?? '');
  const goToAndAnnounce = (next: number) => setAnnouncement(slideName(goTo(next)));

  return (
    <section
      css={styles.region}
      aria-roledescription={carouselLabel}
      aria-label={label}
      onPointerEnter={() => setSuspended(true)}
      onPointerLeave={() => setSuspended(false)}
      onFocus={() => setSuspended(true)}
      onBlur={() => setSuspended(false)}
    >
      <div css={styles.viewport} ref={viewport}>
        <div css={styles.slides}>
          {slides.map((slide, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields; this is a slide, as in ARIA's carousel pattern
            <div
              key={slide.label}
              css={styles.slide}
              role="group"
              aria-roledescription={slideLabel}
              aria-label={slideName(at)}
              inert={at !== index}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {count > 1 && (
        <div css={styles.controls} data-many={count > 4 || undefined}>
          {interval > 0 && (
            <button
              css={styles.control}
              type="button"
              aria-label={playing ? pauseLabel : playLabel}
              onClick={toggle}
            >
              {playing ? <Pause size={20} aria-hidden="true" /> : <Play size={20} aria-hidden="true" />}
            </button>
          )}
          <button
            css={styles.control}
            type="button"
            aria-label={previousLabel}
            onClick={() => goToAndAnnounce(index - 1)}
          >
            <ChevronLeft size={22} aria-hidden="true" />
          </button>
          <div css={styles.indicators} data-indicators>
            {slides.map((slide, at) => (
              <button
                key={slide.label}
                css={styles.indicator}
                type="button"
                aria-label={goToLabel(at + 1, slide.label)}
                aria-current={at === index}
                onClick={() => goToAndAnnounce(at)}
              />
            ))}
          </div>
          <button
            css={styles.control}
            type="button"
            aria-label={nextLabel}
            onClick={() => goToAndAnnounce(index + 1)}
          >
            <ChevronRight size={22} aria-hidden="true" />
          </button>
        </div>
      )}
      <div role="status" css={visuallyHidden}>
        {announcement}
      </div>
    </section>
  );
}
