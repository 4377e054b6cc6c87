import { useShell } from '@ia/federation';
import { type Choice, fillPiece, partKey, type RecipePart } from '@ia/shared-services/recipes';
import { Button } from '@ia/shared-ui/button';
import { Pencil, RotateCcw } from '@ia/shared-ui/icon';
import { PersonalDataCheck } from '@ia/shared-ui/personal-data';
import { Heading } from '@ia/shared-ui/text';
import { useEffect, useId, useRef } from 'react';
import { createTexts, partNames, partTexts } from '../../../content/texts.ts';
import { useAnswers } from '../../../state/answers.ts';
import { Block, Head, Note, Text, Why } from './PartBlock.styles.ts';
import { Sentence, type SentenceForm } from './Sentence.tsx';

/** One part of the prompt, explained until the first result: a template to fill in, or a text edited by hand. */
export function PartBlock({ part, level = 4, ...form }: SentenceForm & { part: RecipePart; level?: 4 | 5 }) {
  const { announce } = useShell();
  const { answers } = useAnswers();
  const { name, why } = partNames[part.kind];
  const key = partKey(part.kind);
  const choice = form.choices[key];
  const isHandwritten = choice?.own ?? false;
  const ids = { name: useId(), text: useId(), note: useId(), field: useId() };
  const field = useRef<HTMLTextAreaElement>(null);
  const action = useRef<HTMLButtonElement>(null);
  const shouldMoveFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves after the text field has mounted or unmounted
  useEffect(() => {
    if (shouldMoveFocus.current) (field.current ?? action.current)?.focus();
    shouldMoveFocus.current = false;
  }, [isHandwritten]);

  const switchTo = (next: Choice) => {
    shouldMoveFocus.current = true;
    form.onChoose(key, next);
    // A text edited by hand announces itself: its field, named after the part, gets the focus.
    if (!next.own) announce(partTexts.resetDone(name));
  };
  const toggle = () =>
    isHandwritten
      ? // Store the text, so that an accidental press loses nothing.
        switchTo({
          value: '',
          own: false,
          ...(choice?.value.trim() && { savedText: choice.value }),
        })
      : switchTo({
          value: choice?.savedText ?? fillPiece(part, form.recipe, form.choices),
          own: true,
        });

  const label = isHandwritten ? partTexts.reset : choice?.savedText ? partTexts.again : partTexts.change;
  const note = isHandwritten
    ? noteFor(part, choice?.value ?? '', form.tooLong === key ? form.excess : 0)
    : null;
  return (
    <Block
      role="group"
      aria-labelledby={ids.name}
      aria-describedby={isHandwritten ? undefined : ids.text}
      data-changed={isHandwritten}
    >
      <Head>
        <Heading level={level} id={ids.name}>
          {name}
        </Heading>
        <Button
          ref={action}
          variant="quiet"
          size="sm"
          iconStart={isHandwritten ? RotateCcw : Pencil}
          aria-label={`${label}: ${name}`}
          onClick={toggle}
        >
          {label}
        </Button>
      </Head>
      {answers.length === 0 && <Why>{why}</Why>}
      {isHandwritten ? (
        <Text
          ref={field}
          id={ids.field}
          aria-label={partTexts.field(name)}
          aria-invalid={note?.isError ?? false}
          aria-describedby={note ? ids.note : undefined}
          data-unfinished={note?.isError || undefined}
          rows={3}
          value={choice?.value ?? ''}
          onChange={({ target }) => form.onChoose(key, { value: target.value, own: true })}
        />
      ) : (
        <>
          <span id={ids.text} hidden>
            {fillPiece(part, form.recipe, form.choices)}
          </span>
          <Sentence text={part.text} {...form} />
        </>
      )}
      {note && (
        <Note id={ids.note} data-wrong={note.isError}>
          {note.text}
        </Note>
      )}
      {isHandwritten && (
        <PersonalDataCheck
          field={ids.field}
          value={choice?.value ?? ''}
          onValueChange={(value) => form.onChoose(key, { value, own: isHandwritten })}
        />
      )}
    </Block>
  );
}

/** Validation note of a part edited by hand: the task is required, other parts may be empty. */
function noteFor(
  { kind }: RecipePart,
  value: string,
  excess: number,
): { text: string; isError: boolean } | null {
  if (excess > 0) return { text: createTexts.blankTooLong(excess), isError: true };
  if (value.trim() !== '') return null;
  return kind === 'task'
    ? { text: partTexts.taskEmpty, isError: true }
    : { text: partTexts.leftOut, isError: false };
}
