import { Accordion, AccordionItem } from '@ia/shared-ui/accordion';
import type { FaqItem } from '../content/schema.ts';

/** Questions that open on their own, each without closing the others. */
export function FaqList({ items }: { items: readonly FaqItem[] }) {
  return (
    <Accordion>
      {items.map(({ question, answer }) => (
        <AccordionItem key={question} title={question}>
          <p>{answer}</p>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
