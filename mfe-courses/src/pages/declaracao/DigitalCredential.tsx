import { type BackendConfig, useShell } from '@ia/federation';
import { useResource } from '@ia/shared-services/resource';
import { Alert } from '@ia/shared-ui/alert';
import { Button, LinkButton } from '@ia/shared-ui/button';
import { Award, Download } from '@ia/shared-ui/icon';
import { Heading } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { useState } from 'react';
import { credential as t } from '../../content/declaration/credential.ts';
import {
  CredentialError,
  type CredentialFailure,
  fetchIssuer,
  requestCredential,
} from '../../data/credential.ts';
import { saveText } from '../../parts/saving/save-text.ts';

type State = 'idle' | 'asking' | { failure: CredentialFailure } | { credential: string };

interface DigitalCredentialProps {
  course: string;
  /** Number of questions after the lessons that were answered right at the first try. All are answered. */
  correct: number;
}

/**
 * Offers the digital credential of a finished course. Renders nothing without a backend, or when the site
 * issues no credentials.
 */
export function DigitalCredential(props: DigitalCredentialProps) {
  const backend = useShell().backend();
  return backend && <CredentialOffer backend={backend} {...props} />;
}

function CredentialOffer({ backend, course, correct }: DigitalCredentialProps & { backend: BackendConfig }) {
  const shell = useShell();
  const issuer = useResource(`emissor ${backend.url}`, fetchIssuer);
  const [state, setState] = useState<State>('idle');
  if (issuer.status === 'loading' || (issuer.status === 'ready' && !issuer.data)) return null;

  async function requestAndShow() {
    setState('asking');
    try {
      setState({ credential: await requestCredential(backend, { course, correct }) });
    } catch (error) {
      shell.report(error);
      setState({ failure: error instanceof CredentialError ? error.reason : 'failed' });
    }
  }

  const credential = typeof state === 'object' && 'credential' in state ? state.credential : null;
  const failure = typeof state === 'object' && 'failure' in state ? state.failure : null;
  const verifyHref = shell.href('/aprender/credencial');
  return (
    <section
      id="credencial"
      aria-labelledby="credencial-titulo"
      css={{ display: 'grid', justifyItems: 'start', gap: token.space[3], maxWidth: '44rem' }}
    >
      <Heading level={2} size="h3" id="credencial-titulo" tabIndex={-1}>
        {t.title}
      </Heading>
      {issuer.status === 'error' ? (
        <>
          <p>{t.offline}</p>
          <Button variant="secondary" onClick={() => void issuer.refresh()}>
            {t.again}
          </Button>
        </>
      ) : (
        <>
          <p>{t.lead(issuer.data?.name ?? '')}</p>
          {failure && (
            <Alert kind="error" live="alert" title={t.failedTitle}>
              {t.failed[failure]}
            </Alert>
          )}
          {credential ? (
            <Alert kind="success" live="status" title={t.ready}>
              <p>{t.readyText}</p>
              <div css={{ display: 'flex', flexWrap: 'wrap', gap: token.space[3] }}>
                <Button
                  iconStart={Download}
                  variant="secondary"
                  onClick={() => saveText(credential, `credencial-${course}.jwt`, 'application/jwt')}
                >
                  {t.download}
                </Button>
                {verifyHref && (
                  <LinkButton variant="quiet" href={`${verifyHref}?c=${credential}`}>
                    {t.verify}
                  </LinkButton>
                )}
              </div>
            </Alert>
          ) : (
            <Button
              variant="secondary"
              iconStart={Award}
              loading={state === 'asking'}
              loadingLabel={t.asking}
              onClick={() => void requestAndShow()}
            >
              {t.ask}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
