import type { PointsKey } from '../../state/points.ts';

/** Differences between `#/prompt-factory` and `#/prompt-factory-v2`. */
export interface Variant {
  pointsKey: PointsKey;
  /** True when copying a prompt earns a point too. */
  copyEarns: boolean;
}
