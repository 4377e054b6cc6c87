/** Types of a trainer sheet: only the instructions for trainers. Everything else comes from the course. */

export interface TalkingPoint {
  question: string;
  /** Points to pick up from the answers. */
  listen: string;
}

export interface SheetData {
  /** Used in the URL: `#/aprender/formadores?ficha=missao-1`. Id of a learning-path step. */
  id: string;
  /** Maximum length of one session, in minutes. */
  sessionMinutes: number;
  audience: string;
  materials: readonly string[];
  before: readonly string[];
  talk: readonly TalkingPoint[];
  /** Instructions for each block in a room without computers, by block id. */
  classroomSteps?: Readonly<Record<number, readonly string[]>>;
  /** Minutes of blocks in which people speak in turn, by block id; the others follow from the lesson. */
  classroomMinutes?: Readonly<Record<number, number>>;
}
