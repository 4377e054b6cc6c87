import styled from '@emotion/styled';
import { Accordion, AccordionItem } from '@ia/shared-ui/accordion';
import { media } from '@ia/shared-ui/tokens';
import type { FaqItem } from '../content/schema.ts';
import { WithTerms } from './WithTerms.tsx';

/** Paper cannot be pressed: closed answers print, too. */
const Printable = styled(Accordion)({
  [media.print]: {
    '&& [hidden]': { display: 'block', contentVisibility: 'visible', height: 'auto', opacity: 1 },
  },
});

/** Questions that open on their own, each without closing the others. */
export function FaqList({ items }: { items: readonly FaqItem[] }) {
  return (
    <Printable>
      {items.map(({ question, answer }) => (
        <AccordionItem key={question} title={question}>
          <p>
            <WithTerms>{answer}</WithTerms>
          </p>
        </AccordionItem>
      ))}
    </Printable>
  );
}
