import { type ReactNode, useId } from 'react';
import { useProblem } from '../form/form-context.ts';
import { Icon } from '../icon/Icon.tsx';
import { Alert } from '../icon/icons.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Field.styles.ts';

/** What the control inside a Field must carry. */
export interface ControlProps {
  id: string;
  name: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  /** Name of the control; always visible, never only a placeholder. */
  label: ReactNode;
  /** What helps to fill it in, shown before the control. */
  hint?: ReactNode;
  /** What is wrong and how to mend it, shown next to the control. Inside a Form, its problem of this `name` by default. */
  error?: ReactNode;
  /** Name of the control in its form. */
  name?: string;
  /** Says that the field may stay empty. */
  optional?: boolean;
  /** The words for `optional`. */
  optionalLabel?: string;
  /** Word before the error, for someone who does not see its place. */
  errorLabel?: string;
  /** `id` of the control, which ErrorSummary links to; made up by default. */
  id?: string;
  /** The control; spread the given props on it. */
  children: (control: ControlProps) => ReactNode;
  /** Shown after the control: a counter. */
  after?: ReactNode;
}

/** Label, hint and error around a control, tied to it for assistive technology. */
export function Field({
  label,
  hint,
  error: ownError,
  name,
  optional = false,
  optionalLabel = '(opcional)',
  errorLabel = 'Erro:',
  id,
  children,
  after,
}: FieldProps) {
  const generated = useId();
  const problem = useProblem(name);
  const error = ownError || problem;
  const control = id ?? generated;
  const hintId = hint ? `${control}-ajuda` : '';
  const errorId = error ? `${control}-erro` : '';
  return (
    <div css={[styles.field, error ? styles.broken : undefined]}>
      <label htmlFor={control} css={styles.label}>
        {label} {optional && <span css={styles.optional}>{optionalLabel}</span>}
      </label>
      {hint && (
        <p id={hintId} css={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} css={styles.error}>
          <Icon icon={Alert} />
          <span>
            <span css={visuallyHidden}>{errorLabel} </span>
            {error}
          </span>
        </p>
      )}
      {children({
        id: control,
        name,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {after}
    </div>
  );
}
