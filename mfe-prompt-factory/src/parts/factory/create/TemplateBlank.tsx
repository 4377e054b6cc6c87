import type { Choice, Placeholder } from '@ia/shared-services/recipes';
import { RotateCcw } from '@ia/shared-ui/icon';
import { IconButton } from '@ia/shared-ui/icon-button';
import { InlineSelect } from '@ia/shared-ui/inline-select';
import { useEffect, useId, useRef, useState } from 'react';
import { createTexts } from '../../../content/texts.ts';
import { LongText, Own, Problem, ShortText } from './TemplateBlank.styles.ts';

/** Value of the option that switches to a text field. Real options are never empty, so it cannot clash. */
const OWN = '';
/** Options above this length, in characters, use a multi-line field. */
const LONG = 80;

interface TemplateBlankProps {
  /** DOM id of the text field. */
  id: string;
  placeholder: Placeholder;
  choice: Choice;
  tooLong: boolean;
  /** True after the visitor tried to continue: missing values show an error. */
  attempted: boolean;
  onChoose: (choice: Choice) => void;
}

/** One placeholder: a list of options, the last of which switches to a text field. */
export function TemplateBlank({ id, placeholder, choice, tooLong, attempted, onChoose }: TemplateBlankProps) {
  const { label, options } = placeholder;
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const select = useRef<HTMLButtonElement>(null);
  const problem = useId();
  const [wasLeft, setWasLeft] = useState(false);
  const traded = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves after the field or the dropdown has mounted
  useEffect(() => {
    if (!traded.current) return;
    traded.current = false;
    // Wait one frame: the closing dropdown first restores focus elsewhere.
    requestAnimationFrame(() => (field.current ?? select.current)?.focus());
  }, [choice.own]);
  const trade = (next: Choice) => {
    traded.current = true;
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
          { value: OWN, label: choice.savedText ? createTexts.ownAgain(choice.savedText) : createTexts.own },
        ]}
        value={choice.value}
        onValueChange={(value) =>
          value === OWN ? trade({ value: choice.savedText ?? '', own: true }) : onChoose({ ...choice, value })
        }
      />
    );
  }
  const empty = choice.value.trim() === '';
  const wrong = tooLong || (empty && (wasLeft || attempted));
  const shared = {
    ref: field,
    id,
    'aria-label': label,
    'aria-required': true,
    'aria-invalid': wrong,
    'aria-describedby': wrong ? problem : undefined,
    'data-unfinished': tooLong || empty || undefined,
    value: choice.value,
    placeholder: createTexts.ownPlaceholder,
    onBlur: () => setWasLeft(true),
    onChange: (event: { target: { value: string } }) => onChoose({ value: event.target.value, own: true }),
  };
  return (
    <Own>
      {options.some((option) => option.length > LONG) ? (
        <LongText {...shared} rows={4} />
      ) : (
        <ShortText
          {...shared}
          // Fallback for browsers without field-sizing.
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
            trade({ value: options[0] ?? '', own: false, ...(!empty && { savedText: choice.value }) })
          }
        />
      )}
      {wrong && (
        <Problem id={problem}>
          {tooLong ? createTexts.blankTooLong : createTexts.blankEmpty(label, options.length > 0)}
        </Problem>
      )}
    </Own>
  );
}
