import styled from '@emotion/styled';
import { glossaryHref, parse } from '@ia/shared-services/rich-text';
import { Accordion, AccordionItem } from '@ia/shared-ui/accordion';
import { TermText } from '@ia/shared-ui/text';
import { media } from '@ia/shared-ui/tokens';
import type { FaqItem } from '../content/schema.ts';

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
            <TermText pieces={parse(answer)} hrefOf={glossaryHref} />
          </p>
        </AccordionItem>
      ))}
    </Printable>
  );
}
