import { cocreate } from '../../../content/cocreate.ts';
import { PrintButton } from '../on-paper/PrintButton.tsx';
import type { PosterProps } from './Poster.tsx';

const load = () => import('./Poster.tsx');

/** Button that prints the poster. */
export const PrintPoster = (poster: PosterProps) => (
  <PrintButton load={load} t={cocreate.wall}>
    {({ Poster }) => <Poster {...poster} />}
  </PrintButton>
);
