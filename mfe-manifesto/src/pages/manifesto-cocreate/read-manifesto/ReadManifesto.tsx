import { useShell } from '@ia/federation';
import { glossaryHref, parseRichText } from '@ia/shared-services/rich-text';
import { AzulejoDivider } from '@ia/shared-ui/azulejo';
import { LinkButton } from '@ia/shared-ui/button';
import { BookOpen } from '@ia/shared-ui/icon';
import { Section } from '@ia/shared-ui/section';
import { Prose, TermText } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { cocreate } from '../../../content/cocreate.ts';
import { ScreenOnly } from '../print/ScreenOnly.tsx';
import { Changes } from './Changes.tsx';
import { ManifestoActions } from './ManifestoActions.tsx';
import { CurrentText } from './VersionTexts.tsx';

const { read } = cocreate;

/** The manifesto's document and its version history. */
export function ReadManifesto() {
  const { links } = useShell();
  return (
    <>
      <Section
        id="read-manifesto"
        kind="statement"
        layout="beside"
        title={read.title}
        divider={<AzulejoDivider />}
      >
        <Prose css={{ fontSize: token.size.lg }}>
          {read.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <TermText pieces={parseRichText(paragraph)} hrefOf={glossaryHref} />
            </p>
          ))}
        </Prose>
        <p css={{ marginBlockStart: token.space[6] }}>
          <LinkButton variant="primary" iconStart={BookOpen} href={links.manifestoDocument} newTab>
            {read.button}
          </LinkButton>
        </p>
        <div css={{ marginBlockStart: token.space[4] }}>
          <CurrentText />
        </div>
        <ManifestoActions />
      </Section>
      <ScreenOnly>
        <Changes />
      </ScreenOnly>
    </>
  );
}
