import { useEffect, useState } from 'react';
import { useModule } from './use-module.ts';

/**
 * Prints what most visitors never do: its code comes when somebody asks for it.
 * @param load an `import()`; the same function on every render, so declare it outside of the component
 * @param failed told when it did not come: say so, and let them try again
 * @returns what came, while it is printed and at no other time, and how to print it
 * @example
 * const load = () => import('./Poster.tsx');
 * const { paper, print } = useLatePrinting(load, (error) => shell.report(error));
 * {paper && <paper.Poster {...PRINTING.only} />}
 */
export function useLatePrinting<Module>(load: () => Promise<Module>, failed: (error: unknown) => void) {
  const [asked, setAsked] = useState(false);
  const late = useModule(load, asked, (error) => {
    setAsked(false);
    failed(error);
  });
  const paper = asked && late.status === 'ready' ? late.module : null;
  useEffect(() => {
    if (!paper) return;
    const after = () => setAsked(false);
    addEventListener('afterprint', after);
    window.print();
    return () => removeEventListener('afterprint', after);
  }, [paper]);
  return { paper, print: () => setAsked(true) };
}
