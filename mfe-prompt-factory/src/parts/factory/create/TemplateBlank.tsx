import type { Choice, Placeholder } from '@ia/shared-services/recipes';
import { RotateCcw } from '@ia/shared-ui/icon';
import { IconButton } from '@ia/shared-ui/icon-button';
import { InlineSelect } from '@ia/shared-ui/inline-select';
import { useEffect, useId, useRef, useState } from 'react';
import { createTexts } from '../../../content/texts.ts';
import { LongText, OwnTextField, Problem, ShortText } from './TemplateBlank.styles.ts';

/** Value of the option that switches to a text field. Real options are never empty, so it cannot clash. */
const OWN_TEXT_OPTION = '';
/** Options above this length, in characters, use a multi-line field. */
const LONG_OPTION_LENGTH = 80;

interface TemplateBlankProps {
  /** DOM id of the text field. */
  id: string;
  placeholder: Placeholder;
  choice: Choice;
  /** Characters over the limit of the prompt, when this value exceeds it; otherwise 0. */
  excess: number;
  /** True after the visitor tried to continue: missing values show an error. */
  attempted: boolean;
  onChoose: (choice: Choice) => void;
}

/** One placeholder: a list of options, the last of which switches to a text field. */
export function TemplateBlank({ id, placeholder, choice, excess, attempted, onChoose }: TemplateBlankProps) {
  const { label, options } = placeholder;
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const select = useRef<HTMLButtonElement>(null);
  const problem = useId();
  const [wasLeft, setWasLeft] = useState(false);
  const shouldMoveFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves after the field or the dropdown has mounted
  useEffect(() => {
    if (!shouldMoveFocus.current) return;
    shouldMoveFocus.current = false;
    // Wait one frame: the closing dropdown first restores focus elsewhere.
    requestAnimationFrame(() => (field.current ?? select.current)?.focus());
  }, [choice.own]);
  const switchTo = (next: Choice) => {
    shouldMoveFocus.current = true;
    setWasLeft(false);
    onChoose(next);
  };

  if (!choice.own) {
    return (
      <InlineSelect
        ref={select}
        label={label}
        options={[
          ...options,
          {
            value: OWN_TEXT_OPTION,
            label: choice.savedText ? createTexts.ownAgain(choice.savedText) : createTexts.own,
          },
        ]}
        value={choice.value}
        onValueChange={(value) =>
          value === OWN_TEXT_OPTION
            ? switchTo({ value: choice.savedText ?? '', own: true })
            : onChoose({ ...choice, value })
        }
      />
    );
  }
  const isEmpty = choice.value.trim() === '';
  const tooLong = excess > 0;
  const hasError = tooLong || (isEmpty && (wasLeft || attempted));
  const fieldProps = {
    ref: field,
    id,
    'aria-label': label,
    'aria-required': true,
    'aria-invalid': hasError,
    'aria-describedby': hasError ? problem : undefined,
    'data-unfinished': tooLong || isEmpty || undefined,
    value: choice.value,
    placeholder: createTexts.ownPlaceholder,
    onBlur: () => setWasLeft(true),
    onChange: (event: { target: { value: string } }) => onChoose({ value: event.target.value, own: true }),
  };
  return (
    <OwnTextField>
      {options.some((option) => option.length > LONG_OPTION_LENGTH) ? (
        <LongText {...fieldProps} rows={4} />
      ) : (
        <ShortText
          {...fieldProps}
          // Fallback for browsers without field-sizing, with about 24 characters a row.
          rows={Math.min(6, Math.ceil((choice.value.length + 1) / 24))}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={(event) => onChoose({ value: event.target.value.replace(/\s*\n\s*/g, ' '), own: true })}
        />
      )}
      {options.length > 0 && (
        <IconButton
          icon={RotateCcw}
          label={createTexts.options(label)}
          onClick={() =>
            switchTo({ value: options[0] ?? '', own: false, ...(!isEmpty && { savedText: choice.value }) })
          }
        />
      )}
      {hasError && (
        <Problem id={problem}>
          {tooLong ? createTexts.blankTooLong(excess) : createTexts.blankEmpty(label, options.length > 0)}
        </Problem>
      )}
    </OwnTextField>
  );
}
