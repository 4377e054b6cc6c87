/** How a visitor's tile is on this device. */
export interface TileHere {
  seed: string;
  /** 0: still clay. */
  layers: number;
  /** Whether it has got a layer since the page was opened. */
  grown: boolean;
  label: string;
}
