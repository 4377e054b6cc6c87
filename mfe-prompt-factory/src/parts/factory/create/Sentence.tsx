import styled from '@emotion/styled';
import { type Choice, type Choices, type Recipe, templateParts } from '@ia/shared-services/recipes';
import { PersonalDataCheck } from '@ia/shared-ui/personal-data';
import { token } from '@ia/shared-ui/tokens';
import { useId } from 'react';
import { TemplateBlank } from './TemplateBlank.tsx';

const Line = styled.div({
  fontSize: token.size.lg,
  // Room for the controls that stand in the lines.
  lineHeight: 2.5,
  '&[data-plain="true"]': { lineHeight: 1.5 },
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

/** A control with the signs close to it: neither a comma nor a quotation mark stands alone on a line, at any width. */
const Together = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  verticalAlign: 'middle',
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  // The control gives way, and its words break; the signs keep their size.
  '& > *': { minWidth: 0, whiteSpace: 'normal' },
  '& > [data-sign]': { flex: 'none', whiteSpace: 'nowrap' },
  // The control keeps its distance from words; a sign belongs to it.
  '& > [data-sign]:last-child': { marginInlineStart: '-0.2em' },
});

/** What a form that fills in a recipe works with. */
export interface SentenceForm {
  recipe: Recipe;
  choices: Choices;
  /** Key of the value that has to become shorter. */
  tooLong?: string;
  /** The visitor tried to copy or generate. */
  attempted: boolean;
  onChoose: (key: string, choice: Choice) => void;
}

/** Words of the template with a control at each placeholder. */
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
      <Line data-plain={stretches.every(({ kind }) => kind === 'words')}>
        {stretches.map((part, place) =>
          part.kind === 'words' ? (
            part.text
          ) : (
            <Together key={`${place} ${part.placeholder.key}`} data-together="">
              {part.before && <span data-sign="">{part.before}</span>}
              <TemplateBlank
                id={`${id}-${place}`}
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
      {/* Below the sentence, whose lines a notice would break. */}
      {stretches.map((part, place) => {
        if (part.kind === 'words') return null;
        const { key } = part.placeholder;
        const { value, own } = choiceOf(key);
        return (
          own && (
            <PersonalDataCheck
              key={`${place} ${key}`}
              field={`${id}-${place}`}
              value={value}
              onValueChange={(text) => onChoose(key, { value: text, own })}
            />
          )
        );
      })}
    </>
  );
}
