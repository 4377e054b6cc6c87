import { AzulejoDivider } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { Container } from '@ia/shared-ui/container';
import { FloatingEmojis } from '@ia/shared-ui/floating-emojis';
import { ArrowDown } from '@ia/shared-ui/icon';
import { Eyebrow, Heading, Lead, Small } from '@ia/shared-ui/text';
import { heroTexts } from '../../../content/texts.ts';
import { Frame, foot, Placeholder, Words } from './Hero.styles.ts';
import type { HeroState } from './use-hero.ts';

interface HeroProps extends HeroState {
  onStart: () => void;
  /** Something stands between it and the footer, whose own band would follow at once. */
  followed: boolean;
}

/** What the factory is, in the words of one row of the database, and the one way in. */
export function Hero({ content, failed, onStart, followed }: HeroProps) {
  return (
    <Frame aria-labelledby="prompt-factory-title" aria-busy={content === null}>
      {content && <FloatingEmojis emojis={content.emojis} />}
      <Container>
        <Words>
          <Eyebrow>{heroTexts.eyebrow}</Eyebrow>
          <Heading level={1} id="prompt-factory-title" tabIndex={-1}>
            {content ? content.title : <Placeholder room="9em">{heroTexts.loading}</Placeholder>}
          </Heading>
          <Lead>{content ? content.subtitle : <Placeholder room="22em" aria-hidden="true" />}</Lead>
          <Button size="lg" iconEnd={ArrowDown} onClick={onStart}>
            {heroTexts.start}
          </Button>
          {failed && (
            <Small role="status">
              {heroTexts.failed} {heroTexts.failedWhy}
            </Small>
          )}
        </Words>
      </Container>
      {followed && <AzulejoDivider css={foot} />}
    </Frame>
  );
}
