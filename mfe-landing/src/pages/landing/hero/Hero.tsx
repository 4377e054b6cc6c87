import { useShell } from '@ia/federation';
import { Container } from '@ia/shared-ui/container';
import { ArrowDown, Icon } from '@ia/shared-ui/icon';
import { Eyebrow, Heading } from '@ia/shared-ui/text';
import { hero } from '../../../content/hero.ts';
import { ActionLink } from '../../../parts/links/ActionLink.tsx';
import { Actions, Frame, Mission, ParallaxContent, ScrollCue, TextBlock, Wall } from './Hero.styles.ts';
import { useHeroScroll } from './use-hero-scroll.ts';

/**
 * First view: mission and two calls to action. Its text is the largest contentful paint, so nothing here is
 * lazy.
 */
export function Hero() {
  const shell = useShell();
  const frame = useHeroScroll<HTMLElement>();
  return (
    <Frame ref={frame} aria-labelledby="inicio">
      <Container>
        <ParallaxContent>
          <TextBlock>
            <Eyebrow>{hero.eyebrow}</Eyebrow>
            <Heading level={1} size="hero" id="inicio">
              {hero.title}
            </Heading>
            <Mission>{hero.mission}</Mission>
            <Actions>
              <ActionLink link={hero.learn} size="lg" />
              <ActionLink link={hero.sign} size="lg" variant="secondary" />
            </Actions>
            <ScrollCue href={shell.href('#manifesto') ?? '#manifesto'}>
              <Icon icon={ArrowDown} /> {hero.scrollCue}
            </ScrollCue>
          </TextBlock>
          <Wall seed={hero.wallSeed} columns={6} rows={6} rowsWhenNarrow={3} />
        </ParallaxContent>
      </Container>
    </Frame>
  );
}
