import { CopyButton } from '@ia/shared-ui/copy-button';
import { useState } from 'react';
import { t } from '../../content/text.ts';
import { Code, Copy, Details } from './ExampleCode.styles.ts';

interface ExampleCodeProps {
  /** Title of the example: 'Button: Primário'. */
  example: string;
  /** Loads the source code. */
  load: () => Promise<string>;
}

/** Source code of one example, loaded when opened. */
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
      <summary>{t.entry.code}</summary>
      {failed ? (
        <p role="alert">{t.entry.codeFailed}</p>
      ) : code === null ? (
        <p>{t.entry.loading}</p>
      ) : (
        <>
          {/* Scrollable content must be focusable (WCAG 2.1.1). */}
          <Code tabIndex={0} aria-label={t.entry.codeOf(example)}>
            <pre lang="en">
              <code>{code}</code>
            </pre>
          </Code>
          <Copy>
            <CopyButton
              text={code}
              size="sm"
              label={t.entry.copy}
              successLabel={t.entry.copied}
              failureLabel={t.entry.copyFailed}
            />
          </Copy>
        </>
      )}
    </Details>
  );
}
