import styled from '@emotion/styled';
import { partKey, type Recipe, type RecipePart, recipeParts } from '@ia/shared-services/recipes';
import { Accordion, AccordionItem } from '@ia/shared-ui/accordion';
import { token } from '@ia/shared-ui/tokens';
import { useState } from 'react';
import { partNames, partTexts } from '../../../content/texts.ts';
import { PartBlock } from './PartBlock.tsx';
import { Sentence, type SentenceForm } from './Sentence.tsx';

const Parts = styled.div({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[5] });

const OTHER_PARTS = 'outras-partes';
const hasBlank = ({ text }: RecipePart, { placeholders }: Recipe) =>
  placeholders.some(({ key }) => text.includes(`[${key}]`));

/**
 * The recipe's text with a control at each placeholder: part by part, or as one sentence for a recipe without parts.
 * Parts without blanks are collapsed, so that the required fields and the button come first.
 */
export function TemplateForm(props: SentenceForm) {
  const { recipe, choices, tooLong, attempted } = props;
  const parts = recipeParts(recipe);
  const collapsedParts = parts.filter((part) => !hasBlank(part, recipe));
  const isHandwritten = (part: RecipePart) => choices[partKey(part.kind)]?.own ?? false;
  const [open, setOpen] = useState(() => collapsedParts.some(isHandwritten));
  const containsError = attempted && collapsedParts.some((part) => partKey(part.kind) === tooLong);
  return (
    <Parts role="group" aria-label={partTexts.form}>
      {parts
        .filter((part) => hasBlank(part, recipe))
        .map((part) => (
          <PartBlock key={part.kind} part={part} {...props} />
        ))}
      {collapsedParts.length > 0 && (
        <Accordion
          level={4}
          open={open || containsError ? [OTHER_PARTS] : []}
          onOpenChange={(items) => setOpen(items.length > 0)}
        >
          <AccordionItem
            id={OTHER_PARTS}
            title={partTexts.others(collapsedParts.map(({ kind }) => partNames[kind].name))}
          >
            <Parts>
              {collapsedParts.map((part) => (
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
