import { Container } from '@ia/shared-ui/container';
import { FloatingEmojis } from '@ia/shared-ui/floating-emojis';
import { Eyebrow, Heading, Lead } from '@ia/shared-ui/text';
import { archiveHero } from '../../../content/archive/page.ts';
import { ActionLink } from '../../../parts/links/ActionLink.tsx';
import { Frame, TextBlock } from './ArchiveHero.styles.ts';

/** Hero variant with one button and fifteen floating emojis. */
export function ArchiveHero() {
  return (
    <Frame aria-labelledby="inicio">
      <FloatingEmojis emojis={archiveHero.emojis} />
      <Container>
        <TextBlock>
          <Eyebrow>{archiveHero.eyebrow}</Eyebrow>
          <Heading level={1} id="inicio">
            {archiveHero.title}
          </Heading>
          <Lead>{archiveHero.mission}</Lead>
          <ActionLink link={archiveHero.start} size="lg" />
        </TextBlock>
      </Container>
    </Frame>
  );
}
