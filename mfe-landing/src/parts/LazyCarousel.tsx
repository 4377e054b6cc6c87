import { useShell } from '@ia/federation';
import type { Carousel, CarouselProps } from '@ia/shared-ui/carousel';
import { useEffect, useState } from 'react';
import { Frame, Waiting } from './LazyCarousel.styles.ts';
import { useNearView } from './use-near-view.ts';

/**
 * A carousel whose code is fetched when it comes near the view. Until then the first slide stands in its place,
 * at the size it will have; without the code it simply stays there.
 */
export function LazyCarousel(props: CarouselProps) {
  const { report } = useShell();
  const [place, near] = useNearView<HTMLDivElement>();
  const [loaded, setLoaded] = useState<{ Carousel: typeof Carousel } | null>(null);

  useEffect(() => {
    if (!near) return;
    let gone = false;
    import('@ia/shared-ui/carousel')
      .then((module) => {
        if (!gone) setLoaded({ Carousel: module.Carousel });
      })
      .catch((error) => report(error, { part: 'carousel' }));
    return () => {
      gone = true;
    };
  }, [near]);

  return (
    <Frame ref={place}>
      {loaded ? (
        <loaded.Carousel {...props} />
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
