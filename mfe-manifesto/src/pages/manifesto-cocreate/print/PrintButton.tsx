import { useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { useLazyPrinting } from '@ia/shared-ui/hooks';
import { Newspaper } from '@ia/shared-ui/icon';
import type { ReactNode } from 'react';

interface PrintButtonProps<Module> {
  /** Loads the sheet's module on the first press. */
  load: () => Promise<Module>;
  /** Label of the button, and notice of a failed download. */
  t: { print: string; printFailed: string };
  /** Renders the sheet. */
  children: (module: Module) => ReactNode;
}

/**
 * Button that loads and prints a sheet, with a notice when the download fails. A sheet is content that only
 * the print shows: the results or the poster.
 */
export function PrintButton<Module>({ load, t, children }: PrintButtonProps<Module>) {
  const { notify, report } = useShell();
  const { paper, print } = useLazyPrinting(load, (error) => {
    report(error);
    notify({ kind: 'error', message: t.printFailed });
  });
  return (
    <>
      <Button variant="quiet" iconStart={Newspaper} onClick={print}>
        {t.print}
      </Button>
      {paper && children(paper)}
    </>
  );
}
