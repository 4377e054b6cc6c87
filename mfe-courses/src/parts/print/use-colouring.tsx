import { useShell } from '@ia/federation';
import { useLazyPrinting } from '@ia/shared-ui/hooks';
import type { ReactNode } from 'react';
import { colouring } from '../../content/colouring/text.ts';

const load = () => import('./ColouringSheet.tsx');

interface Colouring {
  /** True while the colouring sheet is being printed. */
  printing: boolean;
  print: () => void;
  /** Renders the sheet while it is being printed, else null; place the result in the page. */
  renderSheet: (panelSeed: string, tileSeed: string) => ReactNode;
}

/**
 * Prints the colouring sheet, a tile to colour on paper, instead of the page. Loads the sheet on first use.
 */
export function useColouring(): Colouring {
  const { notify, report } = useShell();
  const { paper, print } = useLazyPrinting(load, (error) => {
    report(error);
    notify({ kind: 'error', message: colouring.failed });
  });
  return {
    printing: paper !== null,
    print,
    renderSheet: (panelSeed, tileSeed) =>
      paper && <paper.ColouringSheet panelSeed={panelSeed} tileSeed={tileSeed} />,
  };
}
