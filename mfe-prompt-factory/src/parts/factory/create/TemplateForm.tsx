import styled from '@emotion/styled';
import { partKey, partsOf, type Recipe, type RecipePart } from '@ia/shared-services/recipes';
import { Accordion, AccordionItem } from '@ia/shared-ui/accordion';
import { token } from '@ia/shared-ui/tokens';
import { useState } from 'react';
import { partNames, partTexts } from '../../../content/texts.ts';
import { PartBlock } from './PartBlock.tsx';
import { Sentence, type SentenceForm } from './Sentence.tsx';

const Parts = styled.div({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[5] });

const OTHERS = 'outras-partes';
const hasBlank = ({ text }: RecipePart, { placeholders }: Recipe) =>
  placeholders.some(({ key }) => text.includes(`[${key}]`));

/**
 * The recipe's text with a control at each placeholder: part by part, or as one sentence for a recipe without parts.
 * Parts without blanks are collapsed, so that the required fields and the button come first.
 */
export function TemplateForm(props: SentenceForm) {
  const { recipe, choices, tooLong, attempted } = props;
  const parts = partsOf(recipe);
  const folded = parts.filter((part) => !hasBlank(part, recipe));
  const isOwn = (part: RecipePart) => choices[partKey(part.kind)]?.own ?? false;
  const [open, setOpen] = useState(() => folded.some(isOwn));
  const asksFor = attempted && folded.some((part) => partKey(part.kind) === tooLong);
  return (
    <Parts role="group" aria-label={recipe.title}>
      {parts
        .filter((part) => hasBlank(part, recipe))
        .map((part) => (
          <PartBlock key={part.kind} part={part} {...props} />
        ))}
      {folded.length > 0 && (
        <Accordion
          level={4}
          open={open || asksFor ? [OTHERS] : []}
          onOpenChange={(items) => setOpen(items.length > 0)}
        >
          <AccordionItem id={OTHERS} title={partTexts.others(folded.map(({ kind }) => partNames[kind].name))}>
            <Parts>
              {folded.map((part) => (
                <PartBlock key={part.kind} part={part} level={5} {...props} />
              ))}
            </Parts>
          </AccordionItem>
        </Accordion>
      )}
      {parts.length === 0 && <Sentence text={recipe.template} {...props} />}
    </Parts>
  );
}
