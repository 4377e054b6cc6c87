import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Prints something other than what the screen shows: it is on the page before the browser takes its picture, and gone
 * afterwards.
 * @param usual what the browser's own command prints; without it, the page
 * @returns what is being printed now, and how to print something
 * @example
 * const { printing, print } = usePrinting<'course'>('course');
 * {printing === 'course' && <Paper {...PRINTING.page} />}
 */
export function usePrinting<What extends string>(usual?: What) {
  const [printing, setPrinting] = useState<What | null>(null);

  useEffect(() => {
    // What a button asked for stays.
    const before = () => flushSync(() => setPrinting((asked) => asked ?? usual ?? null));
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
