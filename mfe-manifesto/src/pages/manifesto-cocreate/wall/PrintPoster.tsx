import { useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { useLatePrinting } from '@ia/shared-ui/hooks';
import { Newspaper } from '@ia/shared-ui/icon';
import { cocreate } from '../../../content/cocreate.ts';
import type { PosterProps } from './Poster.tsx';

const words = cocreate.wall;
const load = () => import('./Poster.tsx');

/** The wall to hang on a wall: what draws it comes when somebody asks for it. */
export function PrintPoster(poster: PosterProps) {
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
      {paper && <paper.Poster {...poster} />}
    </>
  );
}
