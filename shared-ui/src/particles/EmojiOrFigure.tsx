import { useModule } from '../hooks/index.ts';
import { useCanDrawEmojis } from './use-can-draw-emojis.ts';

/** Lazy chunk: most devices draw emojis. */
const loadFigure = () => import('./Figure.tsx');

interface EmojiOrFigureProps {
  emoji: string;
  /** Position among the emojis; selects the figure. */
  index: number;
  /** Size of the figure in px or as a CSS length. */
  size: number | string;
}

/** An emoji, or a drawn azulejo motif on a device that would show a box in its place. */
export function EmojiOrFigure({ emoji, index, size }: EmojiOrFigureProps) {
  const canDrawEmojis = useCanDrawEmojis();
  const figure = useModule(loadFigure, !canDrawEmojis);
  if (canDrawEmojis) return emoji;
  return figure.status === 'ready' ? <figure.module.Figure index={index} size={size} /> : null;
}
