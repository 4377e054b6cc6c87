import { definePage, useRoute, useShell } from '@ia/federation';
import { LinkButton } from '@ia/shared-ui/button';
import { Container } from '@ia/shared-ui/container';
import { ArrowLeft } from '@ia/shared-ui/icon';
import { PageOpening } from '@ia/shared-ui/page-opening';
import { token } from '@ia/shared-ui/tokens';
import { verification as t } from '../../content/declaration/credential.ts';
import { VerifyForm } from './VerifyForm.tsx';

/**
 * Page that verifies the digital credential (Open Badges 3.0) of a finished course: whether this site signed
 * it. The verification runs in the browser and sends nothing.
 */
function Credencial() {
  const shell = useShell();
  const { c } = useRoute().query;
  return (
    <>
      <PageOpening eyebrow={t.eyebrow} title={t.title} lead={t.lead} />
      <Container css={{ display: 'grid', gap: token.space[8], paddingBlockEnd: token.space[20] }}>
        <VerifyForm key={c} given={c ?? ''} />
        <p css={{ margin: 0 }}>
          <LinkButton href={shell.href('/aprender/declaracao')} variant="quiet" iconStart={ArrowLeft}>
            {t.back}
          </LinkButton>
        </p>
      </Container>
    </>
  );
}

export default definePage(Credencial);
