import { useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { useLatePrinting } from '@ia/shared-ui/hooks';
import { Newspaper } from '@ia/shared-ui/icon';
import type { ReactNode } from 'react';

interface PrintButtonProps<Module> {
  /** Loads the module that draws the sheet, on the first press. */
  load: () => Promise<Module>;
  words: { print: string; printFailed: string };
  /** The sheet. */
  children: (module: Module) => ReactNode;
}

/** Prints a sheet that is loaded when somebody asks for it, or says that it could not be loaded. */
export function PrintButton<Module>({ load, words, children }: PrintButtonProps<Module>) {
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
      {paper && children(paper)}
    </>
  );
}
