import { useShell } from '@ia/federation';
import { BUILT_IN_HERO } from '@ia/shared-services/recipes';
import { AzulejoDivider } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { Container } from '@ia/shared-ui/container';
import { useModule } from '@ia/shared-ui/hooks';
import { ArrowDown } from '@ia/shared-ui/icon';
import { Eyebrow, Heading, Lead, Small } from '@ia/shared-ui/text';
import { VisuallyHidden } from '@ia/shared-ui/visually-hidden';
import { heroTexts } from '../../../content/texts.ts';
import { bottomEdge, Frame, Placeholder, SkyArea, TextBlock } from './Hero.styles.ts';
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
  return (
    <Frame aria-labelledby="prompt-factory-title" aria-busy={content === null} data-collapsed={collapsed}>
      {content && !collapsed && emojis.status === 'ready' && (
        <SkyArea>
          <emojis.module.FloatingEmojis emojis={content.emojis} />
        </SkyArea>
      )}
      <Container>
        <TextBlock>
          {!collapsed && <Eyebrow>{heroTexts.eyebrow}</Eyebrow>}
          <Heading level={1} size={collapsed ? 'h2Quiet' : 'h1'} id="prompt-factory-title" tabIndex={-1}>
            {content ? (
              content.title
            ) : (
              <>
                <VisuallyHidden>{heroTexts.loading}</VisuallyHidden>
                <Placeholder aria-hidden="true" data-filler={BUILT_IN_HERO.title} />
              </>
            )}
          </Heading>
          {!collapsed && (
            <>
              <Lead>
                {content ? (
                  content.subtitle
                ) : (
                  <Placeholder aria-hidden="true" data-filler={BUILT_IN_HERO.subtitle} />
                )}
              </Lead>
              <Button size="lg" iconEnd={ArrowDown} onClick={onStart}>
                {heroTexts.start}
              </Button>
            </>
          )}
          {failed && (
            <Small role="status">
              {heroTexts.failed} {heroTexts.failedWhy}
            </Small>
          )}
        </TextBlock>
      </Container>
      {!collapsed && <AzulejoDivider css={bottomEdge} />}
    </Frame>
  );
}
