import { useShell } from '@ia/federation';
import { LinkButton } from '@ia/shared-ui/button';
import { BookOpen } from '@ia/shared-ui/icon';
import { Section } from '@ia/shared-ui/section';
import { Prose } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { cocreate } from '../../../content/cocreate.ts';
import { OnScreen } from '../OnPaper.tsx';
import { Changes } from './Changes.tsx';
import { TakeAlong } from './TakeAlong.tsx';
import { CurrentText } from './VersionTexts.tsx';

const { read } = cocreate;

/** The manifesto's document, and what each of its versions took from the community. */
export function ReadManifesto() {
  const { links } = useShell();
  return (
    <Section id="read-manifesto" title={read.title}>
      <Prose>
        {read.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Prose>
      <p css={{ marginBlockStart: token.space[6] }}>
        <LinkButton variant="secondary" iconStart={BookOpen} href={links.manifestoDocument} newTab>
          {read.button}
        </LinkButton>
      </p>
      <div css={{ marginBlockStart: token.space[4] }}>
        <CurrentText />
      </div>
      <TakeAlong />
      <OnScreen>
        <Changes />
      </OnScreen>
    </Section>
  );
}
