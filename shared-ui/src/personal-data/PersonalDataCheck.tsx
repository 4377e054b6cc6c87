import { useDebounced, useModule } from '../hooks/index.ts';
import type { PersonalDataCheckProps } from './PersonalDataNotice.tsx';

export type { PersonalDataCheckProps };

const load = () => import('./PersonalDataNotice.tsx');
/** Debounce in ms before the notice is announced and shown. */
const PAUSE_MS = 700;
/** Minimum text length for a match: an e-mail address. */
const MIN_LENGTH = 6;

/**
 * Warns about personal data in a field, below it: «Parece um número de telefone… Quer retirá-lo?». The text
 * never leaves the device, and nothing is blocked: in a Form, or within `Questions`, an open warning is asked
 * once on submit. The detection rules load at the first pause in typing.
 */
export function PersonalDataCheck(props: PersonalDataCheckProps) {
  const debounced = useDebounced(props.value, PAUSE_MS);
  const notice = useModule(load, debounced.length >= MIN_LENGTH && 'idle', (cause) =>
    console.warn('Loading the personal data check failed; the field works without it.', cause),
  );
  return notice.status === 'ready' ? <notice.module.default {...props} debounced={debounced} /> : null;
}
