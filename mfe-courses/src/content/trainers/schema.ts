/** The shape of a facilitator's sheet: what is said to a trainer and stands in no course. All else comes from the course. */

export interface TalkingPoint {
  question: string;
  /** What to take up from the answers. */
  listen: string;
}

export interface SheetData {
  /** The word for it in the address: `#/aprender/formadores?ficha=missao-1`. The id of a step of the learning paths. */
  id: string;
  /** How long one meeting may take, in minutes. */
  meeting: number;
  audience: string;
  materials: readonly string[];
  before: readonly string[];
  talk: readonly TalkingPoint[];
  /** A room without computers: what to do in each block, by its number. */
  inRoom?: Readonly<Record<number, readonly string[]>>;
}
