/** Fruits as a machine sees them: two features, and nothing else. */
export type Label = 'apple' | 'pear';
export type Group = 'red' | 'green' | 'pear';

export interface Fruit {
  /** Which of the groups it is of: red apples, green apples, pears. */
  kind: Group;
  /** From 0, green, to 1, red. */
  colour: number;
  /** From 0, round, to 1, long. */
  shape: number;
}

export const featuresOf = ({ colour, shape }: Fruit): number[] => [colour, shape];
/** What it truly is. */
export const labelOf = ({ kind }: Fruit): Label => (kind === 'pear' ? 'pear' : 'apple');
