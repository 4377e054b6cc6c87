import { useShell } from '@ia/federation';
import type { CarouselProps } from '@ia/shared-ui/carousel';
import { useInViewOnce, useModule } from '@ia/shared-ui/hooks';
import { Frame, Waiting } from './LazyCarousel.styles.ts';

const load = () => import('@ia/shared-ui/carousel');

/**
 * A carousel whose code is fetched when it comes near the view. Until then the first slide stands in its place,
 * at the size it will have; without the code it simply stays there.
 */
export function LazyCarousel(props: CarouselProps) {
  const { report } = useShell();
  const [place, near] = useInViewOnce<HTMLDivElement>({ threshold: 0, margin: '600px' });
  const code = useModule(load, near, (error) => report(error, { part: 'carousel' }));

  return (
    <Frame ref={place}>
      {code.status === 'ready' ? (
        <code.module.Carousel {...props} />
      ) : (
        <Waiting>
          {props.slides.map(({ label, content }, place) => (
            <div key={label} inert={place > 0}>
              {content}
            </div>
          ))}
        </Waiting>
      )}
    </Frame>
  );
}
