import { useShell } from '@ia/federation';
import { BUILT_IN_HERO } from '@ia/shared-services/recipes';
import { AzulejoDivider } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { useModule } from '@ia/shared-ui/hooks';
import { ArrowDown } from '@ia/shared-ui/icon';
import { PageOpening } from '@ia/shared-ui/page-opening';
import { Small } from '@ia/shared-ui/text';
import { VisuallyHidden } from '@ia/shared-ui/visually-hidden';
import { heroTexts } from '../../../content/texts.ts';
import { bottomEdge, collapsedOpening, opening, Placeholder, SkyArea } from './Hero.styles.ts';
import type { HeroState } from './use-hero.ts';

interface HeroProps extends HeroState {
  onStart: () => void;
  /** True in the steps of the wizard after the category: only the title is shown, in a smaller size. */
  collapsed: boolean;
}

/** Lazy chunk: decoration, which moves nothing when it appears. */
const loadEmojis = () => import('@ia/shared-ui/floating-emojis');

/** Introduction of the factory, with a headline picked at random from the database, and the start button. */
export function Hero({ content, failed, onStart, collapsed }: HeroProps) {
  const { report } = useShell();
  const emojis = useModule(loadEmojis, 'idle', report);
  const placeholder = (filler: string) => <Placeholder aria-hidden="true" data-filler={filler} />;
  return (
    <PageOpening
      kind="course"
      css={collapsed ? collapsedOpening : opening}
      data-collapsed={collapsed}
      aria-busy={content === null}
      titleId="prompt-factory-title"
      titleSize={collapsed ? 'h2Quiet' : 'h1'}
      eyebrow={!collapsed && heroTexts.eyebrow}
      title={
        content?.title ?? (
          <>
            <VisuallyHidden>{heroTexts.loading}</VisuallyHidden>
            {placeholder(BUILT_IN_HERO.title)}
          </>
        )
      }
      lead={!collapsed && (content?.subtitle ?? placeholder(BUILT_IN_HERO.subtitle))}
      actions={
        (!collapsed || failed) && (
          <>
            {!collapsed && (
              <Button size="lg" iconEnd={ArrowDown} onClick={onStart}>
                {heroTexts.start}
              </Button>
            )}
            {failed && (
              <Small role="status" css={{ flexBasis: '100%' }}>
                {heroTexts.failed} {heroTexts.failedWhy}
              </Small>
            )}
          </>
        )
      }
      backdrop={
        !collapsed && (
          <>
            {content && emojis.status === 'ready' && (
              <SkyArea>
                <emojis.module.FloatingEmojis emojis={content.emojis} />
              </SkyArea>
            )}
            <AzulejoDivider css={bottomEdge} />
          </>
        )
      }
    />
  );
}
