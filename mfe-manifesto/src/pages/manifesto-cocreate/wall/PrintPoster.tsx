import { cocreate } from '../../../content/cocreate.ts';
import { PrintButton } from '../on-paper/PrintButton.tsx';
import type { PosterProps } from './Poster.tsx';

const load = () => import('./Poster.tsx');

/** The wall to hang on a wall. */
export const PrintPoster = (poster: PosterProps) => (
  <PrintButton load={load} words={cocreate.wall}>
    {({ Poster }) => <Poster {...poster} />}
  </PrintButton>
);
