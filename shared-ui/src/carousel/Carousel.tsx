import { type ReactNode, useState } from 'react';
import { ChevronLeft, ChevronRight, Pause, Play } from '../icon/icons.ts';
import { checkContract } from '../invariant/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './Carousel.styles.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useCarousel } from './use-carousel.ts';

export interface CarouselSlide {
  /** Short name: the title of the slide. It is announced, and names the indicator. */
  label: string;
  content: ReactNode;
}

export interface CarouselProps {
  /** Name of the carousel: "Sobre o programa". */
  label: string;
  /** At least one; with one there are no controls. */
  slides: readonly CarouselSlide[];
  /** Milliseconds per slide when it plays by itself; 0 (the default) never does. It can always be paused. */
  interval?: number;
  /** Name of the button to the slide before. */
  previousLabel?: string;
  /** Name of the button to the slide after. */
  nextLabel?: string;
  /** Name of the button that stops it. */
  pauseLabel?: string;
  /** Name of the button that lets it play again. */
  playLabel?: string;
  /** What it is, for screen readers. */
  carouselLabel?: string;
  /** What each slide is, for screen readers. */
  slideLabel?: string;
  /** Name of a slide, announced when it comes. */
  positionLabel?: (index: number, count: number, label: string) => string;
  /** Name of the indicator that jumps to a slide. */
  goToLabel?: (index: number, label: string) => string;
}

/** Slides one at a time. Wraps in both directions; indicators jump; what a visitor asked for is announced. */
export function Carousel(props: CarouselProps) {
  const sound = checkContract(props.slides.length > 0, {
    component: 'Carousel',
    what: `"${props.label}" has no slides.`,
    why: 'A visitor would find empty controls.',
    next: 'Give it slides, or do not render it.',
  });
  return sound ? <SoundCarousel {...props} /> : null;
}

function SoundCarousel({
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
  const { viewport, index, goTo, reduced } = useCarousel(count);
  const [said, setSaid] = useState('');
  const { playing, hold, toggle } = useAutoplay({
    interval: count > 1 ? interval : 0,
    reduced,
    advance: () => goTo(index + 1),
  });
  const name = (at: number) => positionLabel(at + 1, count, slides[at]?.label ?? '');
  const show = (next: number) => setSaid(name(goTo(next)));

  return (
    <section
      css={styles.region}
      aria-roledescription={carouselLabel}
      aria-label={label}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <div css={styles.viewport} ref={viewport}>
        <div css={styles.slides}>
          {slides.map((slide, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields; this is a slide, as ARIA's carousel pattern has it
            <div
              key={slide.label}
              css={styles.slide}
              role="group"
              aria-roledescription={slideLabel}
              aria-label={name(at)}
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
            onClick={() => show(index - 1)}
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
                onClick={() => show(at)}
              />
            ))}
          </div>
          <button css={styles.control} type="button" aria-label={nextLabel} onClick={() => show(index + 1)}>
            <ChevronRight size={22} aria-hidden="true" />
          </button>
        </div>
      )}
      <div role="status" css={visuallyHidden}>
        {said}
      </div>
    </section>
  );
}
