import { Azulejo, MOTIFS } from '../azulejo/index.ts';
import { itemAt } from './random.ts';

interface FigureProps {
  /** Position of the emoji that it replaces; selects the motif. */
  index: number;
  size: number | string;
}

/** Figure in place of an emoji. */
export const Figure = ({ index, size }: FigureProps) => <Azulejo motif={itemAt(MOTIFS, index)} size={size} />;
