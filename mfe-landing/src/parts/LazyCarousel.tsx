import { useShell } from '@ia/federation';
import type { CarouselProps } from '@ia/shared-ui/carousel';
import { useInViewOnce, useModule } from '@ia/shared-ui/hooks';
import { Frame, Waiting } from './LazyCarousel.styles.ts';

const load = () => import('@ia/shared-ui/carousel');

/**
 * Loads the carousel near the viewport. Until then, and on failure, it shows the first slide at the final
 * size.
 */
export function LazyCarousel(props: CarouselProps) {
  const { report } = useShell();
  const [container, near] = useInViewOnce<HTMLDivElement>({ threshold: 0, margin: '600px' });
  const code = useModule(load, near, (error) => report(error, { part: 'carousel' }));

  return (
    <Frame ref={container}>
      {code.status === 'ready' ? (
        <code.module.Carousel {...props} />
      ) : (
        <Waiting>
          {props.slides.map(({ label, content }, index) => (
            <div key={label} inert={index > 0}>
              {content}
            </div>
          ))}
        </Waiting>
      )}
    </Frame>
  );
}
