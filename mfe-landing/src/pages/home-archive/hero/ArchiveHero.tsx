import { FloatingEmojis, SKY_BELOW } from '@ia/shared-ui/floating-emojis';
import { PageOpening } from '@ia/shared-ui/page-opening';
import { media, token } from '@ia/shared-ui/tokens';
import { archiveHero } from '../../../content/archive/page.ts';
import { ActionLink } from '../../../parts/links/ActionLink.tsx';

/** Hero variant with one button and fifteen floating emojis. */
export function ArchiveHero() {
  return (
    <PageOpening
      kind="course"
      titleId="inicio"
      eyebrow={archiveHero.eyebrow}
      title={archiveHero.title}
      lead={archiveHero.mission}
      actions={<ActionLink link={archiveHero.start} size="lg" />}
      backdrop={<FloatingEmojis emojis={archiveHero.emojis} />}
      css={{
        // Reserves the strip below the text where the emojis float on narrow screens.
        paddingBlockEnd: `calc(${SKY_BELOW} + ${token.space[4]})`,
        [media.lg]: { paddingBlockEnd: token.space[16] },
      }}
    />
  );
}
