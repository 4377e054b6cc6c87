import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Form } from '@ia/shared-ui/form';
import { TextArea } from '@ia/shared-ui/text-area';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useEffectEvent, useState } from 'react';
import { verification as t } from '../../content/declaration/credential.ts';
import { fetchIssuer } from '../../data/credential.ts';
import { FileField } from '../../parts/saving/FileField.tsx';
import type { Verdict } from '../../rules/verify-credential.ts';
import { VerificationResult } from './VerificationResult.tsx';

type State = 'idle' | 'working' | 'unavailable' | 'no-issuer' | Verdict;

/** Maximum file size in bytes; credentials are far smaller. */
const MAX_FILE_BYTES = 100_000;

/**
 * Verifies a credential. Loads the cryptography module on first use.
 * @returns 'unavailable' when the keys or the module cannot be loaded, 'no-issuer' when the site issues no
 * credentials
 */
async function loadAndVerify(text: string): Promise<Verdict | 'unavailable' | 'no-issuer'> {
  const loaded = await Promise.all([fetchIssuer(), import('../../rules/verify-credential.ts')]).catch(
    () => null,
  );
  if (!loaded) return 'unavailable';
  const [issuer, { verifyCredential }] = loaded;
  return issuer ? verifyCredential(text, issuer) : 'no-issuer';
}

/**
 * Form that verifies a pasted or uploaded credential.
 * @param given credential from the URL, verified at once; '' if absent
 */
export function VerifyForm({ given }: { given: string }) {
  const shell = useShell();
  const [text, setText] = useState(given);
  const [state, setState] = useState<State>('idle');

  async function verify(credential: string) {
    setState('working');
    setState(await loadAndVerify(credential));
  }
  const verifyGiven = useEffectEvent(() => void verify(given));
  useEffect(() => {
    if (given) verifyGiven();
  }, [given]);

  async function openFile(file: File) {
    // A file that is too large for a credential is verified as '', with the result that it is not a
    // credential.
    const content = file.size > MAX_FILE_BYTES ? '' : (await file.text()).trim();
    setText(content);
    await verify(content);
  }

  return (
    <div css={{ display: 'grid', gap: token.space[6], maxWidth: '44rem' }}>
      <Form
        problems={{ credential: text.trim() ? null : t.empty }}
        onSubmit={() => verify(text)}
        css={{ gap: token.space[4] }}
        actions={
          <Button type="submit" size="lg" loading={state === 'working'} loadingLabel={t.working}>
            {t.submit}
          </Button>
        }
      >
        <TextArea
          name="credential"
          label={t.field}
          hint={t.hint}
          required
          rows={5}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            // The result belongs to the previous text.
            setState('idle');
          }}
        />
        <FileField
          label={t.file}
          accept=".jwt,.txt,application/jwt,text/plain"
          onFile={(file) => void openFile(file).catch(shell.report)}
        />
      </Form>
      <div role="status">
        {state === 'unavailable' && <Alert kind="error">{t.unavailable}</Alert>}
        {state === 'no-issuer' && <Alert kind="info">{t.none}</Alert>}
        {typeof state === 'object' && <VerificationResult verdict={state} />}
      </div>
    </div>
  );
}
