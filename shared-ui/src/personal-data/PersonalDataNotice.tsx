import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Questions } from '../form/questions.ts';
import { Icon } from '../icon/Icon.tsx';
import { Info } from '../icon/icons.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Answer } from './Answer.tsx';
import * as styles from './PersonalDataNotice.styles.ts';
import { type PersonalDataWords, personalDataWords } from './personal-data-words.ts';
import { usePersonalData } from './use-personal-data.ts';

export interface PersonalDataCheckProps {
  /** The field's value. */
  value: string;
  /** Sets the field's value after the visitor removes or restores a match. */
  onValueChange: (value: string) => void;
  /** `id` of the field: it gets the focus back after the last answer. */
  field: string;
  /** Looks for streets and postal codes too. Off for the name of a person, which may resemble one. */
  addresses?: boolean;
  /** The words, in Portuguese by default. */
  words?: PersonalDataWords;
}

interface PersonalDataNoticeProps extends PersonalDataCheckProps {
  /** The text as it was at the writer's last pause. */
  settled: string;
}

/** `PersonalDataCheck`, once its rules are there. */
export default function PersonalDataNotice({
  value,
  settled,
  onValueChange,
  field,
  addresses = true,
  words = personalDataWords,
}: PersonalDataNoticeProps) {
  const { openIn, removed, restored, remove, restore, keep } = usePersonalData(
    value,
    addresses,
    onValueChange,
  );
  const box = useRef<HTMLFieldSetElement>(null);
  /** What was asked about on sending. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  // Found in the text as it stands, so that an answer has its effect at once; shown once the writer paused, or sent it.
  const open = openIn(value);
  const due = new Set([...openIn(settled).map(({ text }) => text), ...asked]);
  const shown = open.filter(({ text }) => due.has(text));
  const wasAsked = open.length > 0 && open.every(({ text }) => asked.includes(text));
  const sentences = shown.map(({ kind, text }) => words.found[kind](text));

  const ask = useEffectEvent((takesFocus: boolean): boolean => {
    if (open.length === 0) return false;
    if (wasAsked) {
      // Sent as it stands: that is the answer.
      keep(open);
      return false;
    }
    flushSync(() => setAsked(open.map(({ text }) => text)));
    if (takesFocus) box.current?.focus({ focusVisible: true });
    box.current?.scrollIntoView?.({ block: 'nearest' });
    return true;
  });
  const questions = useContext(Questions);
  useEffect(() => {
    const question = (takesFocus: boolean) => ask(takesFocus);
    questions?.add(question);
    return () => void questions?.delete(question);
  }, [questions]);

  /** The button that was pressed goes away: on to the next question, or back to the field. */
  const answer = (act: () => void) => {
    flushSync(act);
    (
      box.current?.querySelector<HTMLElement>('[data-question] button') ?? document.getElementById(field)
    )?.focus();
  };

  return (
    <>
      {/* There before its words: a region that appears together with them is not read out. */}
      <p role="status" css={visuallyHidden}>
        {[removed && words.removed(removed.text), restored && words.restored(restored.text), ...sentences]
          .filter(Boolean)
          .join(' ')}
      </p>
      {(shown.length > 0 || removed) && (
        <fieldset ref={box} tabIndex={-1} aria-label={words.label} css={styles.box}>
          {wasAsked && <p css={styles.asked}>{words.asked}</p>}
          {shown.map((finding, place) => (
            <div key={`${finding.kind} ${finding.start}`} data-question="" css={styles.row}>
              <p>
                <Icon icon={Info} /> {sentences[place]}
              </p>
              <div css={styles.answers}>
                <Answer
                  name={words.remove}
                  about={finding.text}
                  onPress={() => answer(() => remove(finding))}
                />
                <Answer
                  name={words.keep}
                  about={finding.text}
                  onPress={() => answer(() => keep([finding]))}
                />
              </div>
            </div>
          ))}
          {removed && (
            <div css={styles.row}>
              <p>{words.removed(removed.text)}</p>
              <Answer name={words.restore} about={removed.text} onPress={() => answer(restore)} />
            </div>
          )}
          {shown.length > 0 && <p css={styles.local}>{words.local}</p>}
        </fieldset>
      )}
    </>
  );
}
