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
import { useSettled } from '../hooks/index.ts';
import { formatNumber } from '../number/index.ts';
import { token } from '../tokens/index.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

const area = css({ minHeight: '9rem', resize: 'vertical', fieldSizing: 'content' });
const counter = css({
  color: token.color.inkSoft,
  fontSize: token.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
const over = css({ color: token.color.danger, fontWeight: 650 });

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'maxLength'> {
  /** Name of the field; always visible. */
  label: ReactNode;
  /** What helps to fill it in. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
  /** Says that the field may stay empty. */
  optional?: boolean;
  /** Most characters that may be sent. Typing on is possible, so that pasted text is not cut; check before sending. */
  limit?: number;
  /** Words of the counter, from how many characters are left (negative: too many). */
  counterLabel?: (left: number) => string;
  ref?: Ref<HTMLTextAreaElement>;
}

const characters = (count: number) => `${formatNumber(count)} ${count === 1 ? 'carácter' : 'caracteres'}`;
const leftOver = (left: number) =>
  left < 0 ? `Tem ${characters(-left)} a mais.` : `Pode escrever ainda ${characters(left)}.`;

/** Several lines of text, with a counter when there is a limit. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  limit,
  counterLabel = leftOver,
  id,
  name,
  value,
  defaultValue,
  onChange,
  ...rest
}: TextAreaProps) {
  const generated = useId();
  const [typed, setTyped] = useState(String(defaultValue ?? ''));
  const text = value === undefined ? typed : String(value);
  const left = limit === undefined ? 0 : limit - [...text].length;
  // The counter is heard when the visitor pauses, not at every key.
  const heard = useSettled(left, 1000);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value);
    onChange?.(event);
  };
  const after = limit !== undefined && (
    <>
      <p css={[counter, left < 0 && over]} aria-hidden="true">
        {counterLabel(left)}
      </p>
      <p css={visuallyHidden} role="status">
        {counterLabel(heard)}
      </p>
    </>
  );
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      id={id ?? generated}
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
