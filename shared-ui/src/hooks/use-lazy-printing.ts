import { useEffect, useState } from 'react';
import { useModule } from './use-module.ts';

/**
 * Prints a component that loads on demand.
 * @param load an `import()`; a stable function, so declare it outside of the component
 * @param failed called when loading fails: show an error and allow a retry
 * @returns the module while it is being printed, and a function that prints it
 * @example
 * const load = () => import('./Poster.tsx');
 * const { paper, print } = useLazyPrinting(load, (error) => shell.report(error));
 * {paper && <paper.Poster {...PRINTING.only} />}
 */
export function useLazyPrinting<Module>(load: () => Promise<Module>, failed: (error: unknown) => void) {
  const [requested, setRequested] = useState(false);
  const loaded = useModule(load, requested, (error) => {
    setRequested(false);
    failed(error);
  });
  const paper = requested && loaded.status === 'ready' ? loaded.module : null;
  useEffect(() => {
    if (!paper) return;
    const after = () => setRequested(false);
    addEventListener('afterprint', after);
    window.print();
    return () => removeEventListener('afterprint', after);
  }, [paper]);
  return { paper, print: () => setRequested(true) };
}
