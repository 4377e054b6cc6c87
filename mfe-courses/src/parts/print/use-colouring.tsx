import { useShell } from '@ia/federation';
import { useLatePrinting } from '@ia/shared-ui/hooks';
import type { ReactNode } from 'react';
import { colouring } from '../../content/colouring/words.ts';

const load = () => import('./ColouringSheet.tsx');

interface Colouring {
  /** Whether the paper is for it now. */
  printing: boolean;
  print: () => void;
  /** The sheet of a room and of somebody, to stand on the page. */
  sheetOf: (room: string, own: string) => ReactNode;
}

/** The sheet to colour. */
export function useColouring(): Colouring {
  const { notify, report } = useShell();
  const { paper, print } = useLatePrinting(load, (error) => {
    report(error);
    notify({ kind: 'error', message: colouring.failed });
  });
  return {
    printing: paper !== null,
    print,
    sheetOf: (room, own) => paper && <paper.ColouringSheet room={room} own={own} />,
  };
}
