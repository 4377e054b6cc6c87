import { AzulejoDivider } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { Container } from '@ia/shared-ui/container';
import { FloatingEmojis } from '@ia/shared-ui/floating-emojis';
import { ArrowDown } from '@ia/shared-ui/icon';
import { Eyebrow, Heading, Lead, Small } from '@ia/shared-ui/text';
import { VisuallyHidden } from '@ia/shared-ui/visually-hidden';
import { heroTexts } from '../../../content/texts.ts';
import { Frame, foot, Placeholder, TextBlock } from './Hero.styles.ts';
import { builtInHero, type HeroState } from './use-hero.ts';

interface HeroProps extends HeroState {
  onStart: () => void;
  /** True when content follows before the footer, so the hero shows its band of tiles. */
  followed: boolean;
  /** True while a prompt is being written: only the name is shown. */
  collapsed: boolean;
}

/** Introduction of the factory, with the text of one database row, and the start button. */
export function Hero({ content, failed, onStart, followed, collapsed }: HeroProps) {
  return (
    <Frame
      aria-labelledby="prompt-factory-title"
      aria-busy={content === null}
      data-collapsed={collapsed}
      data-followed={followed}
    >
      {content && !collapsed && <FloatingEmojis emojis={content.emojis} />}
      <Container>
        <TextBlock>
          {!collapsed && <Eyebrow>{heroTexts.eyebrow}</Eyebrow>}
          <Heading level={1} size={collapsed ? 'h2Quiet' : 'h1'} id="prompt-factory-title" tabIndex={-1}>
            {content ? (
              content.title
            ) : (
              <>
                <VisuallyHidden>{heroTexts.loading}</VisuallyHidden>
                <Placeholder aria-hidden="true" data-filler={builtInHero.title} />
              </>
            )}
          </Heading>
          {!collapsed && (
            <>
              <Lead>
                {content ? (
                  content.subtitle
                ) : (
                  <Placeholder aria-hidden="true" data-filler={builtInHero.subtitle} />
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
      {followed && !collapsed && <AzulejoDivider css={foot} />}
    </Frame>
  );
}
