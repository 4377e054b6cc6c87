/** State of the visitor's tile on this device. */
export interface VisitorTileState {
  /** Determines the drawing. */
  seed: string;
  /** Number of layers; 0 for an unglazed tile. */
  layers: number;
  /** True when a layer was added since the document was opened: it is animated. */
  hasNewLayer: boolean;
  /** Accessible name. */
  label: string;
}
