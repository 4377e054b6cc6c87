import { useShell } from '@ia/federation';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { colouring } from '../../content/colouring/words.ts';

type Sheet = typeof import('./ColouringSheet.tsx').ColouringSheet;

interface Colouring {
  /** Fetches the sheet, and then prints it. */
  print: () => Promise<void>;
  /** The sheet of a room and of somebody, to stand on the page while it is printed. */
  sheetOf: (room: string, own: string) => ReactNode;
}

/** The sheet to colour comes when somebody prints it: most visitors never do. */
export function useColouring(print: () => void): Colouring {
  const { notify, report } = useShell();
  const [sheet, setSheet] = useState<{ Sheet: Sheet } | null>(null);
  return {
    async print() {
      try {
        const { ColouringSheet } = await import('./ColouringSheet.tsx');
        flushSync(() => setSheet({ Sheet: ColouringSheet }));
        print();
      } catch (error) {
        report(error);
        notify({ kind: 'error', message: colouring.failed });
      }
    },
    sheetOf: (room, own) => sheet && <sheet.Sheet room={room} own={own} />,
  };
}
