import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Prints content that the screen does not show: renders it before the browser captures the page, and removes
 * it afterwards.
 * @param usual printed by the browser's own print command; the page by default
 * @returns the content being printed, and a function that prints content
 * @example
 * const { printing, print } = usePrinting<'course'>('course');
 * {printing === 'course' && <Paper {...PRINTING.page} />}
 */
export function usePrinting<What extends string>(usual?: What) {
  const [printing, setPrinting] = useState<What | null>(null);

  useEffect(() => {
    // Content requested by a button has priority.
    const before = () => flushSync(() => setPrinting((current) => current ?? usual ?? null));
    const after = () => setPrinting(null);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, [usual]);

  return {
    printing,
    print(what: What) {
      flushSync(() => setPrinting(what));
      window.print();
    },
  };
}
