import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Form } from '@ia/shared-ui/form';
import { TextArea } from '@ia/shared-ui/text-area';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useEffectEvent, useState } from 'react';
import { verifying as words } from '../../content/declaration/credential.ts';
import { readIssuer } from '../../data/credential.ts';
import { FileField } from '../../parts/saving/FileField.tsx';
import type { Verdict } from '../../rules/verify-credential.ts';
import { Judged } from './Judged.tsx';

type State = 'idle' | 'working' | 'unavailable' | 'none' | Verdict;

/** Of a file that is certainly none. */
const MAX_FILE = 100_000;

/** The cryptography is fetched with the first credential. */
async function judge(text: string): Promise<Verdict | 'unavailable' | 'none'> {
  const found = await Promise.all([readIssuer(), import('../../rules/verify-credential.ts')]).catch(
    () => null,
  );
  if (!found) return 'unavailable';
  const [issuer, { verifyCredential }] = found;
  return issuer ? verifyCredential(text, issuer) : 'none';
}

/** @param given what the address brought along, which is verified at once */
export function VerifyForm({ given }: { given: string }) {
  const shell = useShell();
  const [text, setText] = useState(given);
  const [state, setState] = useState<State>('idle');

  async function verify(credential: string) {
    setState('working');
    setState(await judge(credential));
  }
  const verifyGiven = useEffectEvent(() => void verify(given));
  useEffect(() => {
    if (given) verifyGiven();
  }, [given]);

  async function openFile(opened: File) {
    const content = opened.size > MAX_FILE ? '' : (await opened.text()).trim();
    setText(content);
    await verify(content);
  }

  return (
    <div css={{ display: 'grid', gap: token.space[6], maxWidth: '44rem' }}>
      <Form
        problems={{ credential: text.trim() ? null : words.empty }}
        onSubmit={() => verify(text)}
        css={{ gap: token.space[4] }}
        actions={
          <Button type="submit" loading={state === 'working'} loadingLabel={words.working}>
            {words.submit}
          </Button>
        }
      >
        <TextArea
          name="credential"
          label={words.field}
          hint={words.hint}
          required
          rows={5}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            // What was found out is of another text.
            setState('idle');
          }}
        />
        <FileField
          label={words.file}
          accept=".jwt,.txt,application/jwt,text/plain"
          onFile={(opened) => void openFile(opened).catch(shell.report)}
        />
      </Form>
      <div role="status">
        {state === 'unavailable' && <Alert kind="error">{words.unavailable}</Alert>}
        {state === 'none' && <Alert kind="info">{words.none}</Alert>}
        {typeof state === 'object' && <Judged verdict={state} />}
      </div>
    </div>
  );
}
