import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Prints content that the screen does not show: renders it before the browser captures the page, and removes
 * it afterwards.
 * @param defaultContent printed by the browser's own print command; the page by default
 * @returns `printing`, the content being printed or null; and `print`, which prints a content
 * @example
 * const { printing, print } = usePrinting<'course'>('course');
 * {printing === 'course' && <Paper {...PRINTING.page} />}
 */
export function usePrinting<What extends string>(defaultContent?: What) {
  const [printing, setPrinting] = useState<What | null>(null);

  useEffect(() => {
    // Content requested by a button has priority.
    const onBeforePrint = () => flushSync(() => setPrinting((current) => current ?? defaultContent ?? null));
    const onAfterPrint = () => setPrinting(null);
    addEventListener('beforeprint', onBeforePrint);
    addEventListener('afterprint', onAfterPrint);
    return () => {
      removeEventListener('beforeprint', onBeforePrint);
      removeEventListener('afterprint', onAfterPrint);
    };
  }, [defaultContent]);

  return {
    printing,
    print(what: What) {
      flushSync(() => setPrinting(what));
      window.print();
    },
  };
}
