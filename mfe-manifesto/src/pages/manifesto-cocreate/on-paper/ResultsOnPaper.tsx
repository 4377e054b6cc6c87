import { PRINTING, useShell } from '@ia/federation';
import { useModule, usePrinting } from '@ia/shared-ui/hooks';
import { cocreate } from '../../../content/cocreate.ts';
import { PrintButton } from './PrintButton.tsx';
import type { Results } from './ResultsSheet.tsx';

const load = () => import('./ResultsSheet.tsx');

/** Adds votes, statistics and the listed suggestions to what the browser's own command prints of the page. */
export function ResultsOnPaper(results: Results) {
  const { report } = useShell();
  // The browser waits for nothing that is loaded once it prints.
  const sheet = useModule(load, 'idle', report);
  const { printing } = usePrinting<'page'>('page');
  return printing && sheet.status === 'ready' ? <sheet.module.ResultsSheet {...results} /> : null;
}

/** Prints the results and nothing else. */
export const PrintResults = (results: Results) => (
  <PrintButton load={load} words={cocreate.stats}>
    {({ ResultsSheet }) => <ResultsSheet {...results} {...PRINTING.only} />}
  </PrintButton>
);
