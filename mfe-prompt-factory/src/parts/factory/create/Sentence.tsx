import styled from '@emotion/styled';
import { type Choice, type Choices, type Recipe, templateParts } from '@ia/shared-services/recipes';
import { PersonalDataCheck } from '@ia/shared-ui/personal-data';
import { token } from '@ia/shared-ui/tokens';
import { useId } from 'react';
import { TemplateBlank } from './TemplateBlank.tsx';

const Line = styled.div({
  fontSize: token.size.lg,
  // Line height for inline controls.
  lineHeight: 2.5,
  '&[data-plain="true"]': { lineHeight: 1.5 },
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

/** A control with its adjacent punctuation, so that no comma or quotation mark wraps to a line alone. */
const Together = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  verticalAlign: 'middle',
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  // The control shrinks and wraps; punctuation keeps its size.
  '& > *': { minWidth: 0, whiteSpace: 'normal' },
  '& > [data-sign]': { flex: 'none', whiteSpace: 'nowrap' },
  // The control has a margin towards words, but not towards its punctuation.
  '& > [data-sign]:last-child': { marginInlineStart: '-0.2em' },
});

/** Props of a form that fills in a recipe. */
export interface SentenceForm {
  recipe: Recipe;
  choices: Choices;
  /** Key of the value that exceeds the limit. */
  tooLong?: string;
  /** True after the visitor tried to copy or generate. */
  attempted: boolean;
  onChoose: (key: string, choice: Choice) => void;
}

/** Template text with a control at each placeholder. */
export function Sentence({
  text,
  recipe: { placeholders },
  choices,
  tooLong,
  attempted,
  onChoose,
}: SentenceForm & { text: string }) {
  const stretches = templateParts({ template: text, placeholders });
  const id = useId();
  const choiceOf = (key: string): Choice => choices[key] ?? { value: '', own: false };
  return (
    <>
      <Line data-plain={stretches.every(({ kind }) => kind === 'text')}>
        {stretches.map((part, index) =>
          part.kind === 'text' ? (
            part.text
          ) : (
            <Together key={`${index} ${part.placeholder.key}`} data-together="">
              {part.before && <span data-sign="">{part.before}</span>}
              <TemplateBlank
                id={`${id}-${index}`}
                placeholder={part.placeholder}
                choice={choiceOf(part.placeholder.key)}
                tooLong={part.placeholder.key === tooLong}
                attempted={attempted}
                onChoose={(choice) => onChoose(part.placeholder.key, choice)}
              />
              {part.after && <span data-sign="">{part.after}</span>}
            </Together>
          ),
        )}
      </Line>
      {/* Notices render below the sentence: inside it they would break its lines. */}
      {stretches.map((part, index) => {
        if (part.kind === 'text') return null;
        const { key } = part.placeholder;
        const { value, own } = choiceOf(key);
        return (
          own && (
            <PersonalDataCheck
              key={`${index} ${key}`}
              field={`${id}-${index}`}
              value={value}
              onValueChange={(text) => onChoose(key, { value: text, own })}
            />
          )
        );
      })}
    </>
  );
}
