import { useModule, useSettled } from '../hooks/index.ts';
import type { PersonalDataCheckProps } from './PersonalDataNotice.tsx';

export type { PersonalDataCheckProps };

const load = () => import('./PersonalDataNotice.tsx');
/** Announced and shown when the writer pauses, not at every key. */
const PAUSE_MS = 700;
/** The shortest text that can hold something: an e-mail address. */
const MIN_LENGTH = 6;

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
