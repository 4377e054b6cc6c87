import type { PointsKey } from '../../state/points.ts';

/**
 * What differs between the two pages of the Prompt Factory, `#/prompt-factory` and `#/prompt-factory-v2`:
 * each has its own points, and in the second one copying earns points too.
 */
export interface Variant {
  pointsKey: PointsKey;
  /** True when copying a prompt earns a point too. */
  copyEarns: boolean;
}
