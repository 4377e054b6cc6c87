import { useEffect, useState } from 'react';
import { useModule } from './use-module.ts';

/**
 * Loads a module that holds a component for paper, then opens the print dialog while the page renders it.
 * @param load an `import()`; a stable function, so declare it outside of the component
 * @param onError called when loading fails: show an error and allow a retry
 * @returns `paper`, the module while it is being printed, else null; and `print`, which loads and prints it
 * @example
 * const load = () => import('./Poster.tsx');
 * const { paper, print } = useLazyPrinting(load, (error) => shell.report(error));
 * {paper && <paper.Poster {...PRINTING.only} />}
 */
export function useLazyPrinting<Module>(load: () => Promise<Module>, onError: (error: unknown) => void) {
  const [requested, setRequested] = useState(false);
  const loaded = useModule(load, requested, (error) => {
    setRequested(false);
    onError(error);
  });
  const paper = requested && loaded.status === 'ready' ? loaded.module : null;
  useEffect(() => {
    if (!paper) return;
    const onAfterPrint = () => setRequested(false);
    addEventListener('afterprint', onAfterPrint);
    window.print();
    return () => removeEventListener('afterprint', onAfterPrint);
  }, [paper]);
  return { paper, print: () => setRequested(true) };
}
