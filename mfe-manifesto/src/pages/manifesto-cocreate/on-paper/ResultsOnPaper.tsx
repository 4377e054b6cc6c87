import { PRINTING, useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { useLatePrinting, useModule, usePrinting } from '@ia/shared-ui/hooks';
import { Newspaper } from '@ia/shared-ui/icon';
import { cocreate } from '../../../content/cocreate.ts';
import type { Results } from './ResultsSheet.tsx';

const words = cocreate.stats;
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
export function PrintResults(results: Results) {
  const { notify, report } = useShell();
  const { paper, print } = useLatePrinting(load, (error) => {
    report(error);
    notify({ kind: 'error', message: words.printFailed });
  });
  return (
    <>
      <Button variant="quiet" iconStart={Newspaper} onClick={print}>
        {words.print}
      </Button>
      {paper && <paper.ResultsSheet {...results} {...PRINTING.only} />}
    </>
  );
}
