import { AzulejoDivider } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { Container } from '@ia/shared-ui/container';
import { FloatingEmojis } from '@ia/shared-ui/floating-emojis';
import { ArrowDown } from '@ia/shared-ui/icon';
import { Eyebrow, Heading, Lead, Small } from '@ia/shared-ui/text';
import { VisuallyHidden } from '@ia/shared-ui/visually-hidden';
import { heroTexts } from '../../../content/texts.ts';
import { Frame, foot, Placeholder, Words } from './Hero.styles.ts';
import { builtIn, type HeroState } from './use-hero.ts';

interface HeroProps extends HeroState {
  onStart: () => void;
  /** Something stands between it and the footer, whose own band would follow at once. */
  followed: boolean;
  /** Whoever works on a prompt needs its name alone. */
  collapsed: boolean;
}

/** What the factory is, in the words of one row of the database, and the one way in. */
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
        <Words>
          {!collapsed && <Eyebrow>{heroTexts.eyebrow}</Eyebrow>}
          <Heading level={1} size={collapsed ? 'h2Quiet' : 'h1'} id="prompt-factory-title" tabIndex={-1}>
            {content ? (
              content.title
            ) : (
              <>
                <VisuallyHidden>{heroTexts.loading}</VisuallyHidden>
                <Placeholder aria-hidden="true" data-room={builtIn.title} />
              </>
            )}
          </Heading>
          {!collapsed && (
            <>
              <Lead>
                {content ? content.subtitle : <Placeholder aria-hidden="true" data-room={builtIn.subtitle} />}
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
        </Words>
      </Container>
      {followed && !collapsed && <AzulejoDivider css={foot} />}
    </Frame>
  );
}
