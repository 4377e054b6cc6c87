export { EmojiOrFigure } from './EmojiOrFigure.tsx';
export { Origin, Particle } from './Particle.tsx';
export { itemAt, randomFrom } from './random.ts';
export { useBurst } from './use-burst.ts';
export { canDrawEmojis, STAR } from './use-can-draw-emojis.ts';
