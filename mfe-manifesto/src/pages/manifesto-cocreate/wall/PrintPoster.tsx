import { cocreate } from '../../../content/cocreate.ts';
import { PrintButton } from '../print/PrintButton.tsx';
import type { PosterProps } from './Poster.tsx';

const loadPoster = () => import('./Poster.tsx');

/** Button that loads and prints the A3 poster of the wall of all votes. */
export const PrintPoster = (poster: PosterProps) => (
  <PrintButton load={loadPoster} t={cocreate.wall}>
    {({ Poster }) => <Poster {...poster} />}
  </PrintButton>
);
