import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Questions } from '../form/questions.ts';
import { Icon } from '../icon/Icon.tsx';
import { Info } from '../icon/icons.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Answer } from './Answer.tsx';
import * as styles from './PersonalDataNotice.styles.ts';
import { type PersonalDataText, personalDataText } from './personal-data-text.ts';
import { usePersonalData } from './use-personal-data.ts';

export interface PersonalDataCheckProps {
  /** Value of the field. */
  value: string;
  /** Sets the field's value after the visitor removes or restores a match. */
  onValueChange: (value: string) => void;
  /** `id` of the field, focused after the last answer. */
  field: string;
  /** Detect streets and postal codes. Disable for names of people, which may look like streets. */
  addresses?: boolean;
  /** Texts, in Portuguese by default. */
  texts?: PersonalDataText;
}

interface PersonalDataNoticeProps extends PersonalDataCheckProps {
  /** Debounced value. */
  debounced: string;
}

/** Notice of `PersonalDataCheck`, loaded with the detection rules. */
export default function PersonalDataNotice({
  value,
  debounced,
  onValueChange,
  field,
  addresses = true,
  texts: t = personalDataText,
}: PersonalDataNoticeProps) {
  const { findOpen, removed, restored, remove, restore, keep } = usePersonalData(
    value,
    addresses,
    onValueChange,
  );
  const box = useRef<HTMLDivElement>(null);
  // A match is open until the visitor removes or keeps it. An open match is shown once it is due: after a
  // pause in typing (`debounced`), or after a submit (`askedMatches`). `wasAsked`: a submit has asked about
  // all open matches.
  const [askedMatches, setAskedMatches] = useState<readonly string[]>([]);
  // From the current text, so that an answer takes effect at once.
  const openMatches = findOpen(value);
  const dueTexts = new Set([...findOpen(debounced).map(({ text }) => text), ...askedMatches]);
  const shownMatches = openMatches.filter(({ text }) => dueTexts.has(text));
  const wasAsked = openMatches.length > 0 && openMatches.every(({ text }) => askedMatches.includes(text));
  const sentences = shownMatches.map(({ kind, text }) => t.found[kind](text));

  /** The question of this field, which the form asks on submit: see `Question`. */
  const ask = useEffectEvent((takesFocus: boolean): boolean => {
    if (openMatches.length === 0) return false;
    if (wasAsked) {
      // A second submit without changes counts as «keep».
      keep(openMatches);
      return false;
    }
    flushSync(() => setAskedMatches(openMatches.map(({ text }) => text)));
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

  /** Applies an answer. Its button unmounts, so the focus moves to the next match, or to the field. */
  const applyAnswer = (act: () => void) => {
    flushSync(act);
    (
      box.current?.querySelector<HTMLElement>('[data-question] button') ?? document.getElementById(field)
    )?.focus();
  };

  return (
    <>
      {/* Rendered before its text, because a live region that mounts with its text is not announced. */}
      <p role="status" css={visuallyHidden}>
        {[removed && t.removed(removed.text), restored && t.restored(restored.text), ...sentences]
          .filter(Boolean)
          .join(' ')}
      </p>
      {(shownMatches.length > 0 || removed) && (
        // biome-ignore lint/a11y/useSemanticElements: AccessMonitor, the validator of the seal, fails every fieldset
        <div role="group" ref={box} tabIndex={-1} aria-label={t.label} css={styles.box}>
          {wasAsked && <p css={styles.asked}>{t.asked}</p>}
          {shownMatches.map((finding, index) => (
            <div key={`${finding.kind} ${finding.start}`} data-question="" css={styles.row}>
              <p>
                <Icon icon={Info} /> {sentences[index]}
              </p>
              <div css={styles.answers}>
                <Answer
                  name={t.remove}
                  about={finding.text}
                  onPress={() => applyAnswer(() => remove(finding))}
                />
                <Answer
                  name={t.keep}
                  about={finding.text}
                  onPress={() => applyAnswer(() => keep([finding]))}
                />
              </div>
            </div>
          ))}
          {removed && (
            <div css={styles.row}>
              <p>{t.removed(removed.text)}</p>
              <Answer name={t.restore} about={removed.text} onPress={() => applyAnswer(restore)} />
            </div>
          )}
          {shownMatches.length > 0 && <p css={styles.local}>{t.local}</p>}
        </div>
      )}
    </>
  );
}
