import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseJson } from '../publish/parse-json.ts';

/** A build at the gate, and the site that it is to become part of. */
export interface Candidate {
  name: string;
  /** Folder of the build. */
  dist: string;
  site: string;
  /** Whether it is to be live at once. One that is only placed need not fit what is live. */
  goesLive: boolean;
  /** Opens it in a browser among what is live, where that is wanted. @throws with everything that was found. */
  smoke?: (candidate: Candidate) => Promise<void>;
}

/** A file of the build, as JSON. @throws when it is not there, or none. */
export async function readIn<T>({ dist }: Pick<Candidate, 'dist'>, file: string): Promise<T> {
  const place = path.join(dist, file);
  if (!existsSync(place)) throw new Error(`${file}: expected in the build, found none. Build the app again.`);
  return parseJson(await readFile(place, 'utf8'), place) as T;
}
