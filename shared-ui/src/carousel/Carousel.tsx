import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type ReactNode, useState } from 'react';
import { checkContract } from '../invariant/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import {
  Control,
  Controls,
  Indicator,
  Indicators,
  Region,
  Slide,
  Slides,
  Viewport,
} from './Carousel.styles.ts';
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
  /** Its words, pt-PT by default. */
  labels?: Partial<typeof ptLabels>;
}

const ptLabels = {
  previous: 'Anterior',
  next: 'Seguinte',
  pause: 'Parar a rotação',
  play: 'Iniciar a rotação',
  carousel: 'carrossel',
  slide: 'diapositivo',
  position: (index: number, count: number, label: string) => `${index} de ${count}: ${label}`,
  goTo: (index: number, label: string) => `Ir para ${index}: ${label}`,
};

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

function SoundCarousel({ label, slides, interval = 0, labels: given }: CarouselProps) {
  const labels = { ...ptLabels, ...given };
  const count = slides.length;
  const { viewport, index, goTo, reduced } = useCarousel(count);
  const [said, setSaid] = useState('');
  const { playing, hold, toggle } = useAutoplay({
    interval: count > 1 ? interval : 0,
    reduced,
    advance: () => goTo(index + 1),
  });
  const name = (at: number) => labels.position(at + 1, count, slides[at]?.label ?? '');
  const show = (next: number) => setSaid(name(goTo(next)));

  return (
    <Region
      aria-roledescription={labels.carousel}
      aria-label={label}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <Viewport ref={viewport}>
        <Slides>
          {slides.map((slide, at) => (
            <Slide
              key={slide.label}
              role="group"
              aria-roledescription={labels.slide}
              aria-label={name(at)}
              inert={at !== index}
            >
              {slide.content}
            </Slide>
          ))}
        </Slides>
      </Viewport>
      {count > 1 && (
        <Controls data-many={count > 4 || undefined}>
          {interval > 0 && (
            <Control type="button" aria-label={playing ? labels.pause : labels.play} onClick={toggle}>
              {playing ? <Pause size={20} aria-hidden="true" /> : <Play size={20} aria-hidden="true" />}
            </Control>
          )}
          <Control type="button" aria-label={labels.previous} onClick={() => show(index - 1)}>
            <ChevronLeft size={22} aria-hidden="true" />
          </Control>
          <Indicators data-indicators>
            {slides.map((slide, at) => (
              <Indicator
                key={slide.label}
                type="button"
                aria-label={labels.goTo(at + 1, slide.label)}
                aria-current={at === index}
                onClick={() => show(at)}
              />
            ))}
          </Indicators>
          <Control type="button" aria-label={labels.next} onClick={() => show(index + 1)}>
            <ChevronRight size={22} aria-hidden="true" />
          </Control>
        </Controls>
      )}
      <div role="status" css={visuallyHidden}>
        {said}
      </div>
    </Region>
  );
}
