import { css } from '@emotion/react';
import {
  type ChangeEvent,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from 'react';
import { input } from '../field/Field.styles.ts';
import { Field } from '../field/Field.tsx';
import { useDebounced } from '../hooks/index.ts';
import { formatNumber } from '../number/index.ts';
import { token } from '../tokens/index.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

const area = css({ minHeight: '9rem', resize: 'vertical', fieldSizing: 'content' });
const counter = css({
  color: token.color.inkSoft,
  fontSize: token.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
const tooLong = css({ color: token.color.danger, fontWeight: 650 });

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'maxLength'> {
  /** Visible label. */
  label: ReactNode;
  /** Hint for the input. */
  hint?: ReactNode;
  /** Error text: problem and remedy. */
  error?: ReactNode;
  /** Marks the field as optional. */
  optional?: boolean;
  /**
   * Maximum characters to send. Not enforced while typing, so that pasted text is not truncated; validate
   * before sending.
   */
  limit?: number;
  /**
   * Text of the counter.
   * @param left remaining characters; negative when too long
   */
  counterLabel?: (left: number) => string;
  ref?: Ref<HTMLTextAreaElement>;
}

const formatCharacters = (count: number) =>
  `${formatNumber(count)} ${count === 1 ? 'carácter' : 'caracteres'}`;
/** Default text of the counter. */
const describeRemaining = (remaining: number) =>
  remaining < 0
    ? `Tem ${formatCharacters(-remaining)} a mais.`
    : `Pode escrever ainda ${formatCharacters(remaining)}.`;

/** Remaining share of the limit from which screen readers announce the counter. */
const ANNOUNCED_SHARE = 0.25;

/** Multi-line text field, with a counter if there is a limit. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  limit,
  counterLabel = describeRemaining,
  id,
  name,
  value,
  defaultValue,
  onChange,
  ...rest
}: TextAreaProps) {
  const generatedId = useId();
  const [uncontrolledText, setUncontrolledText] = useState(String(defaultValue ?? ''));
  const text = value === undefined ? uncontrolledText : String(value);
  const remaining = limit === undefined ? 0 : limit - [...text].length;
  const [isTouched, setIsTouched] = useState(false);
  const isNearLimit = limit !== undefined && remaining <= limit * ANNOUNCED_SHARE;
  // Debounced, so that screen readers announce the counter at pauses in typing only.
  const announcement = useDebounced(isTouched && isNearLimit ? counterLabel(remaining) : '', 1000);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setIsTouched(true);
    setUncontrolledText(event.target.value);
    onChange?.(event);
  };
  const after = limit !== undefined && (
    <>
      <p css={[counter, remaining < 0 && tooLong]} aria-hidden="true">
        {counterLabel(remaining)}
      </p>
      <p css={visuallyHidden} role="status">
        {announcement}
      </p>
    </>
  );
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      id={id ?? generatedId}
      name={name}
      after={after}
    >
      {(control) => (
        <textarea
          rows={5}
          {...rest}
          {...control}
          {...(value === undefined ? { defaultValue } : { value })}
          onChange={change}
          css={[input, area]}
        />
      )}
    </Field>
  );
}
