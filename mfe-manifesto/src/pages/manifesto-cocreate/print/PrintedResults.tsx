import { PRINTING, useShell } from '@ia/federation';
import { useModule, usePrinting } from '@ia/shared-ui/hooks';
import { cocreate } from '../../../content/cocreate.ts';
import { PrintButton } from './PrintButton.tsx';
import type { Results } from './ResultsSheet.tsx';

const loadSheet = () => import('./ResultsSheet.tsx');

/** Adds votes, statistics and the listed suggestions to the page when the browser prints it. */
export function PrintedResults(results: Results) {
  const { report } = useShell();
  // Preload on idle: printing does not wait for downloads.
  const sheet = useModule(loadSheet, 'idle', report);
  const { printing } = usePrinting<'page'>('page');
  return printing && sheet.status === 'ready' ? <sheet.module.ResultsSheet {...results} /> : null;
}

/** Button that prints only the results. */
export const PrintResults = (results: Results) => (
  <PrintButton load={loadSheet} t={cocreate.stats}>
    {({ ResultsSheet }) => <ResultsSheet {...results} {...PRINTING.only} />}
  </PrintButton>
);
