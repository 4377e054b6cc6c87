import styled from '@emotion/styled';
import { partsOf } from '@ia/shared-services/recipes';
import { token } from '@ia/shared-ui/tokens';
import { PartBlock } from './PartBlock.tsx';
import { Sentence, type SentenceForm } from './Sentence.tsx';

const Parts = styled.div({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[5] });

/** The recipe's text with a control at each placeholder: part by part, or, in a recipe without parts, as one sentence. */
export function TemplateForm(props: SentenceForm) {
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
