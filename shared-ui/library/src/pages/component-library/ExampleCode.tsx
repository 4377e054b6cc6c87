import { CopyButton } from '@ia/shared-ui/copy-button';
import { useState } from 'react';
import { words } from '../../content/words.ts';
import { Code, Copy, Details } from './ExampleCode.styles.ts';

interface ExampleCodeProps {
  example: string;
  load: () => Promise<string>;
}

/** The code of one example, loaded when it is opened. */
export function ExampleCode({ example, load }: ExampleCodeProps) {
  const [code, setCode] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);

  function open() {
    if (code !== null) return;
    setFailed(false);
    load().then(setCode, () => setFailed(true));
  }

  return (
    <Details onToggle={(event) => event.currentTarget.open && open()}>
      <summary>{words.entry.code}</summary>
      {failed ? (
        <p role="alert">{words.entry.codeFailed}</p>
      ) : (
        // What scrolls must be reachable with the keyboard (WCAG 2.1.1).
        <>
          <Code tabIndex={0} aria-label={words.entry.codeOf(example)}>
            <pre lang={code === null ? undefined : 'en'}>
              <code>{code ?? words.entry.loading}</code>
            </pre>
          </Code>
          {code !== null && (
            <Copy>
              <CopyButton
                text={code}
                size="sm"
                label={words.entry.copy}
                successLabel={words.entry.copied}
                failureLabel={words.entry.copyFailed}
              />
            </Copy>
          )}
        </>
      )}
    </Details>
  );
}
