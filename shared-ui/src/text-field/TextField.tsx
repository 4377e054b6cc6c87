import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { input } from '../field/Field.styles.ts';
import { Field } from '../field/Field.tsx';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** Visible label, which is also the accessible name. */
  label: ReactNode;
  /** Hint below the label, such as a format; it describes the input to screen readers. */
  hint?: ReactNode;
  /** Error text: problem and remedy. */
  error?: ReactNode;
  /** Marks the field as optional. */
  optional?: boolean;
  /** HTML input type; it selects the keyboard on phones. */
  type?: 'text' | 'email' | 'search' | 'url' | 'tel' | 'password' | 'date';
  ref?: Ref<HTMLInputElement>;
}

/** Single-line text field. */
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
