import { useShell } from '@ia/federation';
import type { CarouselProps } from '@ia/shared-ui/carousel';
import { useInViewOnce, useModule } from '@ia/shared-ui/hooks';
import { Frame, SlidePlaceholder } from './LazyCarousel.styles.ts';

const loadCarousel = () => import('@ia/shared-ui/carousel');

/**
 * Loads the carousel near the viewport. Until then, and on failure, it shows the first slide at the final
 * size.
 */
export function LazyCarousel(props: CarouselProps) {
  const { report } = useShell();
  const [container, isNear] = useInViewOnce<HTMLDivElement>({ threshold: 0, margin: '600px' });
  const carousel = useModule(loadCarousel, isNear, (error) => report(error, { part: 'carousel' }));

  return (
    <Frame ref={container}>
      {carousel.status === 'ready' ? (
        <carousel.module.Carousel {...props} />
      ) : (
        <SlidePlaceholder>
          {props.slides.map(({ label, content }, index) => (
            <div key={label} inert={index > 0}>
              {content}
            </div>
          ))}
        </SlidePlaceholder>
      )}
    </Frame>
  );
}
