import type { Choice, Placeholder } from '@ia/shared-services/recipes';
import { RotateCcw } from '@ia/shared-ui/icon';
import { IconButton } from '@ia/shared-ui/icon-button';
import { InlineSelect } from '@ia/shared-ui/inline-select';
import { useEffect, useId, useRef, useState } from 'react';
import { createTexts } from '../../../content/texts.ts';
import { LongText, Own, Problem, ShortText } from './TemplateBlank.styles.ts';

/** Value of the entry that turns the dropdown into a text field. No option is empty, so it cannot clash. */
const OWN = '';
/** Options longer than this are whole texts: their field has several lines. */
const LONG = 80;

interface TemplateBlankProps {
  /** Of the field for own words. */
  id: string;
  placeholder: Placeholder;
  choice: Choice;
  tooLong: boolean;
  /** The visitor tried to go on: what is missing is pointed out. */
  attempted: boolean;
  onChoose: (choice: Choice) => void;
}

/** One placeholder: options to choose from, the last of which lets the visitor write their own words. */
export function TemplateBlank({ id, placeholder, choice, tooLong, attempted, onChoose }: TemplateBlankProps) {
  const { label, options } = placeholder;
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const select = useRef<HTMLButtonElement>(null);
  const problem = useId();
  const [left, setLeft] = useState(false);
  const traded = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field or the dropdown stands once the kind of choice has changed
  useEffect(() => {
    if (!traded.current) return;
    traded.current = false;
    // A frame later, because the dropdown that goes away gives the focus back to something first.
    requestAnimationFrame(() => (field.current ?? select.current)?.focus());
  }, [choice.own]);
  const trade = (next: Choice) => {
    traded.current = true;
    setLeft(false);
    onChoose(next);
  };

  if (!choice.own) {
    return (
      <InlineSelect
        ref={select}
        label={label}
        options={[
          ...options,
          { value: OWN, label: choice.words ? createTexts.ownAgain(choice.words) : createTexts.own },
        ]}
        value={choice.value}
        onValueChange={(value) =>
          value === OWN ? trade({ value: choice.words ?? '', own: true }) : onChoose({ ...choice, value })
        }
      />
    );
  }
  const empty = choice.value.trim() === '';
  const wrong = tooLong || (empty && (left || attempted));
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
    onBlur: () => setLeft(true),
    onChange: (event: { target: { value: string } }) => onChoose({ value: event.target.value, own: true }),
  };
  return (
    <Own>
      {options.some((option) => option.length > LONG) ? (
        <LongText {...shared} rows={4} />
      ) : (
        <ShortText
          {...shared}
          // Where the browser cannot let it grow with the words.
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
            trade({ value: options[0] ?? '', own: false, ...(!empty && { words: choice.value }) })
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
