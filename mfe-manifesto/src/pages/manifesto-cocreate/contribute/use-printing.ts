import { useEffect, useState } from 'react';

/** Prints one part of the page: `printing` is true while the print dialog is open, for styles that hide the rest. */
export function usePrinting() {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return;
    const done = () => setPrinting(false);
    addEventListener('afterprint', done);
    window.print();
    return () => removeEventListener('afterprint', done);
  }, [printing]);
  return { printing, print: () => setPrinting(true) };
}
