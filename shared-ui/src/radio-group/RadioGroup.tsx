import { type ReactNode, useId } from 'react';
import * as field from '../field/Field.styles.ts';
import { useProblem } from '../form/form-context.ts';
import { Icon } from '../icon/Icon.tsx';
import { Alert } from '../icon/icons.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './RadioGroup.styles.ts';

export interface RadioOption {
  /** What is stored. */
  value: string;
  /** What is shown. */
  label: ReactNode;
  /** A small drawing before the words, for a group of `tiles`; it adds nothing to them. */
  picture?: ReactNode;
  /** What choosing it means. */
  hint?: ReactNode;
  /** The option cannot be chosen now. */
  disabled?: boolean;
}

export interface RadioGroupProps {
  /** The question. */
  label: ReactNode;
  /** The answers; at least two. */
  options: readonly RadioOption[];
  /** The chosen value, or null while nothing is chosen. */
  value: string | null;
  /** Called with the newly chosen value. */
  onValueChange: (value: string) => void;
  /** What helps to choose. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. Inside a Form, its problem of this `name` by default. */
  error?: ReactNode;
  /** Name of the question in its form; made up by default. */
  name?: string;
  /** Word before the error, for someone who does not see its place. */
  errorLabel?: string;
  /** `id` of the first option, which ErrorSummary links to; made up by default. */
  id?: string;
  /** Nothing can be chosen now. */
  disabled?: boolean;
  /** Hides the question from the screen when a heading already shows it. */
  hideLabel?: boolean;
  /** Short answers stand side by side, as many in a row as there is room for. */
  inline?: boolean;
  /** Answers with pictures stand side by side in equal columns. */
  tiles?: boolean;
}

/** One answer out of a few. Native radio buttons: the browser already gives them their keyboard and their names. */
export function RadioGroup({
  label,
  options,
  value,
  onValueChange,
  hint,
  error: ownError,
  name,
  errorLabel = 'Erro:',
  id,
  disabled = false,
  hideLabel = false,
  inline = false,
  tiles = false,
}: RadioGroupProps) {
  const generated = useId();
  const problem = useProblem(name);
  const error = ownError || problem;
  const first = id ?? generated;
  const describedBy =
    [hint && `${first}-ajuda`, error && `${first}-erro`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it on a fieldset, and a plain group cannot be marked invalid
      role="radiogroup"
      css={error ? field.broken : undefined}
      aria-labelledby={`${first}-pergunta`}
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
      disabled={disabled}
    >
      <legend id={`${first}-pergunta`} css={hideLabel ? visuallyHidden : styles.legend}>
        {label}
      </legend>
      {hint && (
        <p id={`${first}-ajuda`} css={[field.hint, styles.note]}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${first}-erro`} css={[field.error, styles.note]}>
          <Icon icon={Alert} />
          <span>
            <span css={visuallyHidden}>{errorLabel} </span>
            {error}
          </span>
        </p>
      )}
      <div css={[styles.options, inline && styles.inline, tiles && styles.tiles]}>
        {options.map((option, index) => (
          <label key={option.value} css={styles.option}>
            <input
              css={styles.dot}
              type="radio"
              id={index === 0 ? first : undefined}
              name={name ?? first}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
            />
            {option.picture && <span aria-hidden="true">{option.picture}</span>}
            <span>
              {option.label}
              {option.hint && <span css={styles.optionHint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
