import { RotateCcw } from '@ia/shared-ui/icon';
import { IconButton } from '@ia/shared-ui/icon-button';
import { InlineSelect } from '@ia/shared-ui/inline-select';
import { useEffect, useRef } from 'react';
import type { Placeholder } from '../../content/recipes/recipe.ts';
import { createTexts } from '../../content/texts.ts';
import type { Choice } from '../../state/wizard.ts';
import { LongText, Own, ShortText } from './TemplateBlank.styles.ts';

/** Value of the entry that turns the dropdown into a text field. No option is empty, so it cannot clash. */
const OWN = '';
/** Options longer than this are whole texts: their field has several lines. */
const LONG = 80;

interface TemplateBlankProps {
  placeholder: Placeholder;
  choice: Choice;
  tooLong: boolean;
  onChoose: (choice: Choice) => void;
}

/** One placeholder: options to choose from, the last of which lets the visitor write their own words. */
export function TemplateBlank({ placeholder, choice, tooLong, onChoose }: TemplateBlankProps) {
  const { label, options } = placeholder;
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const askedForOwn = useRef(false);
  useEffect(() => {
    if (!choice.own || !askedForOwn.current) return;
    askedForOwn.current = false;
    // A frame later, because the dropdown that goes away gives the focus back to something first.
    requestAnimationFrame(() => field.current?.focus());
  }, [choice.own]);

  if (!choice.own) {
    return (
      <InlineSelect
        label={label}
        options={[...options, { value: OWN, label: createTexts.own }]}
        value={choice.value}
        onValueChange={(value) => {
          if (value !== OWN) return onChoose({ value, own: false });
          askedForOwn.current = true;
          onChoose({ value: '', own: true });
        }}
      />
    );
  }
  const shared = {
    ref: field,
    'aria-label': label,
    'aria-invalid': tooLong || choice.value.trim() === '',
    value: choice.value,
    placeholder: createTexts.ownPlaceholder,
    onChange: (event: { target: { value: string } }) => onChoose({ value: event.target.value, own: true }),
  };
  return (
    <Own>
      {options.some((option) => option.length > LONG) ? (
        <LongText {...shared} rows={4} />
      ) : (
        <ShortText {...shared} />
      )}
      <IconButton
        icon={RotateCcw}
        label={createTexts.options(label)}
        onClick={() => onChoose({ value: options[0] ?? '', own: false })}
      />
    </Own>
  );
}
