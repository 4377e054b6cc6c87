import styled from '@emotion/styled';
import type { Recipe } from '@ia/shared-services/recipes';
import { token } from '@ia/shared-ui/tokens';
import type { Choice, Choices } from '../../../rules/choices.ts';
import { partsOf } from '../../../rules/parts.ts';
import { PartBlock } from './PartBlock.tsx';
import { Sentence } from './Sentence.tsx';

const Parts = styled.div({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[5] });

export interface TemplateFormProps {
  recipe: Recipe;
  choices: Choices;
  /** Key of the value that has to become shorter. */
  tooLong?: string;
  /** The visitor tried to copy or generate. */
  attempted: boolean;
  onChoose: (key: string, choice: Choice) => void;
}

/** The recipe's text with a control at each placeholder: part by part, or, in a recipe without parts, as one sentence. */
export function TemplateForm(props: TemplateFormProps) {
  const { recipe } = props;
  const parts = partsOf(recipe);
  return (
    <Parts role="group" aria-label={recipe.title}>
      {parts.map((part) => (
        <PartBlock key={part.kind} part={part} {...props} />
      ))}
      {parts.length === 0 && <Sentence text={recipe.template} {...props} />}
    </Parts>
  );
}
