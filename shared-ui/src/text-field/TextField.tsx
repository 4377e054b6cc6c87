import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { input } from '../field/Field.styles.ts';
import { Field } from '../field/Field.tsx';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** Name of the field; always visible. */
  label: ReactNode;
  /** What helps to fill it in. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
  /** Says that the field may stay empty. */
  optional?: boolean;
  /** Kind of one-line text. */
  type?: 'text' | 'email' | 'search' | 'url' | 'tel' | 'password';
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField({
  label,
  hint,
  error,
  optional,
  id,
  name,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} name={name}>
      {(control) => <input {...rest} {...control} type={type} css={input} />}
    </Field>
  );
}
