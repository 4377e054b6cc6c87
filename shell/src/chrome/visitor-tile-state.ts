/** State of the visitor's tile on this device. */
export interface VisitorTileState {
  seed: string;
  /** 0: bare clay. */
  layers: number;
  /** True when it got a layer since the page was opened. */
  grown: boolean;
  label: string;
}
