import { useShell } from '@ia/federation';
import { useCanStoreOnDevice } from '@ia/shared-services/storage';
import { Button } from '@ia/shared-ui/button';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { PartOf } from '../../../content/schema.ts';
import { t } from '../../../content/text.ts';
import { useWritten } from '../../../state/written-atom.ts';
import { useLessonId } from '../lesson-id.ts';
import { usePrintVersion } from '../print-version.ts';
import { useStorageTexts } from '../storage-texts.ts';
import { Entries, Form, TextBox } from './Reflection.styles.ts';
import { PartHeading } from './TextParts.styles.ts';

/**
 * Reflection question; the answer is stored on the device only. «Partilhar» sends nothing: it locks the text
 * and lists it before the sample answers.
 */
export function Reflection({ part }: { part: PartOf<'reflection'> }) {
  const shell = useShell();
  const id = useId();
  const [values, save] = useWritten(useLessonId());
  const { written } = useStorageTexts();
  const storageHint = useCanStoreOnDevice(values) ? written : t.answerField.notStored;
  const value = values[part.id];
  const text = typeof value === 'string' ? value : '';
  const [isShared, setShared] = useState(false);
  const listTitle = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isShared) listTitle.current?.focus();
  }, [isShared]);

  function share(event: FormEvent) {
    event.preventDefault();
    if (!text.trim()) return;
    setShared(true);
    shell.announce(t.mission.shared);
  }

  const entries = [{ author: t.mission.you as string, text: text.trim() }, ...part.entries];
  if (usePrintVersion()) return <PartHeading>{part.question}</PartHeading>;
  return (
    <div css={{ display: 'grid', gap: token.space[5] }}>
      <Form onSubmit={share}>
        <PartHeading css={{ '& + *': { marginTop: 0 } }}>{part.question}</PartHeading>
        <label htmlFor={id}>{part.label}</label>
        <TextBox
          id={id}
          aria-describedby={`${id}-local`}
          value={text}
          disabled={isShared}
          onChange={(event) => save(part.id, event.target.value)}
        />
        <Small id={`${id}-local`}>
          {storageHint} {t.mission.reflectionExamples}
        </Small>
        <Button type="submit" disabled={isShared} variant="secondary">
          {isShared ? t.mission.shared : t.mission.share}
        </Button>
      </Form>
      {isShared && (
        <div css={{ display: 'grid', gap: token.space[3] }}>
          <PartHeading ref={listTitle} tabIndex={-1}>
            {t.mission.classTitle}
          </PartHeading>
          <Entries role="list">
            {entries.map((entry) => (
              <li key={entry.author}>
                <p>
                  <strong>{entry.author}</strong>
                </p>
                <p>{entry.text}</p>
              </li>
            ))}
          </Entries>
        </div>
      )}
    </div>
  );
}
