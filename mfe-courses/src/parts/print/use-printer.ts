import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Prints something other than what the screen shows, by the button or by the browser's own command: it is on the page
 * before the browser takes its picture, and gone afterwards.
 */
export function usePrinter() {
  const [printing, setPrinting] = useState(false);

  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);

  return {
    printing,
    print() {
      flushSync(() => setPrinting(true));
      window.print();
    },
  };
}
