import { definePage, useRoute, useShell } from '@ia/federation';
import { LinkButton } from '@ia/shared-ui/button';
import { Container } from '@ia/shared-ui/container';
import { ArrowLeft } from '@ia/shared-ui/icon';
import { Eyebrow, Heading, Lead } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { verification as t } from '../../content/declaration/credential.ts';
import { VerifyForm } from './VerifyForm.tsx';

/** Page that verifies in the browser whether this site signed a credential. Sends nothing. */
function Credencial() {
  const shell = useShell();
  const { c } = useRoute().query;
  return (
    <Container css={{ display: 'grid', gap: token.space[8], paddingBlock: token.space[12] }}>
      <header css={{ display: 'grid', justifyItems: 'start', gap: token.space[3] }}>
        <Eyebrow>{t.eyebrow}</Eyebrow>
        <Heading level={1} tabIndex={-1}>
          {t.title}
        </Heading>
        <Lead>{t.lead}</Lead>
      </header>
      <VerifyForm key={c} given={c ?? ''} />
      <p css={{ margin: 0 }}>
        <LinkButton href={shell.href('/aprender/declaracao')} variant="quiet" iconStart={ArrowLeft}>
          {t.back}
        </LinkButton>
      </p>
    </Container>
  );
}

export default definePage(Credencial);
