import { type BackendConfig, useShell } from '@ia/federation';
import { useResource } from '@ia/shared-services/resource';
import { Alert } from '@ia/shared-ui/alert';
import { Button, LinkButton } from '@ia/shared-ui/button';
import { Award, Download } from '@ia/shared-ui/icon';
import { Heading, Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { useState } from 'react';
import { credential as words } from '../../content/declaration/credential.ts';
import {
  askForCredential,
  CredentialError,
  type CredentialFailure,
  readIssuer,
} from '../../data/credential.ts';
import { saveText } from '../../parts/saving/save-text.ts';

type State = 'idle' | 'asking' | { failed: CredentialFailure } | { credential: string };

/** Offers the credential of a finished course, where the site issues any. */
export function DigitalCredential({ course }: { course: string }) {
  const backend = useShell().backend();
  return backend && <Offer backend={backend} course={course} />;
}

function Offer({ backend, course }: { backend: BackendConfig; course: string }) {
  const shell = useShell();
  const issuer = useResource(`emissor ${backend.url}`, readIssuer);
  const [state, setState] = useState<State>('idle');
  if (issuer.status === 'loading' || (issuer.status === 'ready' && !issuer.data)) return null;

  async function ask() {
    setState('asking');
    try {
      setState({ credential: await askForCredential(backend, course) });
    } catch (error) {
      shell.report(error);
      setState({ failed: error instanceof CredentialError ? error.reason : 'failed' });
    }
  }

  const made = typeof state === 'object' && 'credential' in state ? state.credential : null;
  const failed = typeof state === 'object' && 'failed' in state ? state.failed : null;
  const verify = shell.href('/aprender/credencial');
  return (
    <section
      id="credencial"
      aria-labelledby="credencial-titulo"
      css={{ display: 'grid', justifyItems: 'start', gap: token.space[3], maxWidth: '44rem' }}
    >
      <Heading level={2} size="h3" id="credencial-titulo" tabIndex={-1}>
        {words.title}
      </Heading>
      {issuer.status === 'error' ? (
        <>
          <p>{words.offline}</p>
          <Button variant="secondary" onClick={() => void issuer.refresh()}>
            {words.again}
          </Button>
        </>
      ) : (
        <>
          <p>{words.lead(issuer.data?.name ?? '')}</p>
          <Small>{words.sent}</Small>
          {failed && (
            <Alert kind="error" live="alert" title={words.failedTitle}>
              {words.failed[failed]}
            </Alert>
          )}
          {made ? (
            <Alert kind="success" live="status" title={words.ready}>
              <p>{words.readyText}</p>
              <div css={{ display: 'flex', flexWrap: 'wrap', gap: token.space[3] }}>
                <Button
                  iconStart={Download}
                  variant="secondary"
                  onClick={() => saveText(made, `credencial-${course}.jwt`, 'application/jwt')}
                >
                  {words.download}
                </Button>
                {verify && (
                  <LinkButton variant="quiet" href={`${verify}?c=${made}`}>
                    {words.verify}
                  </LinkButton>
                )}
              </div>
            </Alert>
          ) : (
            <Button
              variant="secondary"
              iconStart={Award}
              loading={state === 'asking'}
              loadingLabel={words.asking}
              onClick={() => void ask()}
            >
              {words.ask}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
