import { principlesSection as t } from '../../../../content/archive/principles.ts';
import { LazyCarousel } from '../../../../parts/LazyCarousel.tsx';
import { PrincipleActions } from '../PrincipleActions.tsx';
import { PrincipleArt } from '../PrincipleArt.tsx';
import type { PrincipleView } from '../use-agreement.ts';
import { Scene, TextBlock } from './SlidesLayout.styles.ts';

/** V3 «Foco Imersivo»: one principle per full-width slide. */
export function SlidesLayout({ principles }: { principles: readonly PrincipleView[] }) {
  return (
    <LazyCarousel
      label={t.slidesLabel}
      slides={principles.map((principle) => ({
        label: principle.title,
        content: (
          <Scene>
            <PrincipleArt principle={principle} />
            <TextBlock>
              <h3>{principle.title}</h3>
              <p>{principle.description}</p>
              <PrincipleActions principle={principle} />
            </TextBlock>
          </Scene>
        ),
      }))}
    />
  );
}
