import { faq, faqItems } from '../../../content/faq.ts';
import { Chapter } from '../../../parts/Chapter.tsx';
import { FaqList } from '../../../parts/FaqList.tsx';

/** Frequently asked questions. */
export function FaqSection() {
  return (
    <Chapter id="faq" title={faq.title} titleSize="h2Quiet" layout="beside">
      <FaqList items={faqItems} />
    </Chapter>
  );
}
