import styled from '@emotion/styled';
import type { Recipe } from '@ia/shared-services/recipes';
import { token } from '@ia/shared-ui/tokens';
import type { Choice, Choices } from '../../../rules/choices.ts';
import { templateParts } from '../../../rules/prompt.ts';
import { TemplateBlank } from './TemplateBlank.tsx';

const Sentence = styled.div({
  fontSize: token.size.lg,
  // Room for the controls that stand in the lines.
  lineHeight: 2.5,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

/** A comma must not start a line of its own. */
const Together = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  verticalAlign: 'middle',
  lineHeight: 1.4,
});

interface TemplateFormProps {
  recipe: Recipe;
  choices: Choices;
  /** Key of the value that has to become shorter. */
  tooLong?: string;
  /** The visitor tried to copy or generate. */
  attempted: boolean;
  onChoose: (key: string, choice: Choice) => void;
}

/** The recipe's sentence with a control at each placeholder. */
export function TemplateForm({ recipe, choices, tooLong, attempted, onChoose }: TemplateFormProps) {
  return (
    <Sentence role="group" aria-label={recipe.title}>
      {templateParts(recipe).map((part) =>
        part.kind === 'words' ? (
          part.text
        ) : (
          <Together key={part.placeholder.key}>
            <TemplateBlank
              placeholder={part.placeholder}
              choice={choices[part.placeholder.key] ?? { value: '', own: false }}
              tooLong={part.placeholder.key === tooLong}
              attempted={attempted}
              onChoose={(choice) => onChoose(part.placeholder.key, choice)}
            />
            {part.after}
          </Together>
        ),
      )}
    </Sentence>
  );
}
