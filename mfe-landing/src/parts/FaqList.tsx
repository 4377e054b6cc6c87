import styled from '@emotion/styled';
import { glossaryHref, parseRichText } from '@ia/shared-services/rich-text';
import { Accordion, AccordionItem } from '@ia/shared-ui/accordion';
import { TermText } from '@ia/shared-ui/text';
import { media } from '@ia/shared-ui/tokens';
import type { FaqItem } from '../content/schema.ts';

/** Prints collapsed answers too. */
const Printable = styled(Accordion)({
  [media.print]: {
    '&& [hidden]': { display: 'block', contentVisibility: 'visible', height: 'auto', opacity: 1 },
  },
});

/** Accordion of questions; several can be open. */
export function FaqList({ items }: { items: readonly FaqItem[] }) {
  return (
    <Printable>
      {items.map(({ question, answer }) => (
        <AccordionItem key={question} title={question}>
          <p>
            <TermText pieces={parseRichText(answer)} hrefOf={glossaryHref} />
          </p>
        </AccordionItem>
      ))}
    </Printable>
  );
}
