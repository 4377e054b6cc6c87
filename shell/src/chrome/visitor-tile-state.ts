/** State of the visitor's tile («O meu azulejo») on this device: a drawing that gains layers. */
export interface VisitorTileState {
  /** Determines the drawing. */
  seed: string;
  /** Number of layers; 0 for a blank clay tile. */
  layers: number;
  /** True when a layer was added since the document was opened: it is animated. */
  hasNewLayer: boolean;
  /** Accessible name. */
  label: string;
}
