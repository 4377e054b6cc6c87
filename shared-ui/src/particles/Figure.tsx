import { Azulejo, MOTIFS } from '../azulejo/index.ts';
import { itemAt } from './random.ts';

interface FigureProps {
  /** Position of the emoji that it replaces; selects the motif. */
  index: number;
  size: number | string;
}

/** Azulejo motif in place of an emoji that the device cannot draw. `EmojiOrFigure` loads this module. */
export const Figure = ({ index, size }: FigureProps) => <Azulejo motif={itemAt(MOTIFS, index)} size={size} />;
