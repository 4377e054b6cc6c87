import type { PointsKey } from '../../state/points.ts';

/** What differs between `#/prompt-factory` and `#/prompt-factory-v2` (decision 3). */
export interface Variant {
  pointsKey: PointsKey;
  /** Copying a prompt earns a point as well as generating. */
  copyEarns: boolean;
}
