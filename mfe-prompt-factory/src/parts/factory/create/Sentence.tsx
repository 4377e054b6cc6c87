import styled from '@emotion/styled';
import { type Choice, type Choices, type Recipe, splitTemplate } from '@ia/shared-services/recipes';
import { PersonalDataCheck } from '@ia/shared-ui/personal-data';
import { token } from '@ia/shared-ui/tokens';
import { useId } from 'react';
import { TemplateBlank } from './TemplateBlank.tsx';

const Line = styled.div({
  fontSize: token.size.lg,
  lineHeight: 1.6,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

/** A control with its adjacent punctuation, so that no comma or quotation mark wraps to a line alone. */
const BlankWithPunctuation = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  verticalAlign: 'middle',
  // Space between two lines that both contain a control.
  marginBlock: token.space[1],
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  // The control shrinks and wraps; punctuation keeps its size.
  '& > *': { minWidth: 0, whiteSpace: 'normal' },
  '& > [data-sign]': { flex: 'none', whiteSpace: 'nowrap' },
  // The control has a margin towards words, but not towards its punctuation.
  '& > [data-sign]:last-child': { marginInlineStart: '-0.05em' },
});

/** Props of a form that fills in a recipe. */
export interface SentenceForm {
  recipe: Recipe;
  choices: Choices;
  /** Key of the value that exceeds the limit. */
  tooLong?: string;
  /** Characters of the prompt over the limit. */
  excess: number;
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
  excess,
  attempted,
  onChoose,
}: SentenceForm & { text: string }) {
  const templateSegments = splitTemplate({ template: text, placeholders });
  const id = useId();
  const choiceFor = (key: string): Choice => choices[key] ?? { value: '', own: false };
  return (
    <>
      <Line>
        {templateSegments.map((part, index) =>
          part.kind === 'text' ? (
            part.text
          ) : (
            <BlankWithPunctuation key={`${index} ${part.placeholder.key}`} data-together="">
              {part.before && <span data-sign="">{part.before}</span>}
              <TemplateBlank
                id={`${id}-${index}`}
                placeholder={part.placeholder}
                choice={choiceFor(part.placeholder.key)}
                excess={part.placeholder.key === tooLong ? excess : 0}
                attempted={attempted}
                onChoose={(choice) => onChoose(part.placeholder.key, choice)}
              />
              {part.after && <span data-sign="">{part.after}</span>}
            </BlankWithPunctuation>
          ),
        )}
      </Line>
      {/* Notices render below the sentence: inside it they would break its lines. */}
      {templateSegments.map((part, index) => {
        if (part.kind === 'text') return null;
        const { key } = part.placeholder;
        const { value, own } = choiceFor(key);
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
