import { useModule, useSettled } from '../hooks/index.ts';
import type { PersonalDataWords } from './personal-data-words.ts';

const load = () => import('./PersonalDataNotice.tsx');
/** Announced and shown when the writer pauses, not at every key. */
const PAUSE_MS = 700;
/** The shortest text that can hold something: an e-mail address. */
const MIN_LENGTH = 6;

export interface PersonalDataCheckProps {
  /** What stands in the field. */
  value: string;
  /** Takes the text without what the visitor removes, or with what they put back. */
  onValueChange: (value: string) => void;
  /** `id` of the field: it gets the focus back after the last answer. */
  field: string;
  /** Looks for streets and postal codes too. Off for the name of a person, which may resemble one. */
  addresses?: boolean;
  /** The words, in Portuguese by default. */
  words?: PersonalDataWords;
}

/**
 * Asks about personal data in a field, below it: «Parece um número de telefone… Quer retirá-lo?». The text never leaves
 * the device for it, and nothing is blocked: in a Form, or within `Questions`, an open question is asked once on sending.
 * The rules are downloaded when the writer first pauses.
 */
export function PersonalDataCheck(props: PersonalDataCheckProps) {
  const settled = useSettled(props.value, PAUSE_MS);
  const notice = useModule(load, settled.length >= MIN_LENGTH && 'idle', (cause) =>
    console.warn('The check for personal data could not be loaded; the field works without it.', cause),
  );
  return notice.status === 'ready' ? <notice.module.default {...props} settled={settled} /> : null;
}
