import type { Files } from '../files/folder.ts';

/** A build that is checked before it is published. */
export interface Candidate {
  name: string;
  build: Files;
  /** False for a build that is only stored: it may be incompatible with the live versions. */
  goesLive: boolean;
}
