import type { Fruit, Label } from '../content/demonstrations/fruit.ts';

/** Returns the features of a fruit for the classifier: colour and shape, each from 0 to 1. */
export const readFeatures = ({ colour, shape }: Fruit): number[] => [colour, shape];
/** Returns the correct label of a fruit. */
export const trueLabel = ({ kind }: Fruit): Label => (kind === 'pear' ? 'pear' : 'apple');
