import { cacheName, ROOT } from './scope.ts';

/*
 * State of the worker in a cache, because the browser may stop the worker at any time. Later versions of the
 * worker read it: names and formats must not change.
 */

/** Names of the stored values. A name with an id exists once per id: 'document <key>'. */
type Name =
  /** The key of the site version that opens offline. */
  | 'current'
  /** Main pages, by the key of their site version. */
  | `document ${string}`
  /** The key of the site version that a window shows, by the id of the window. */
  | `window ${string}`
  /** Routes that visitors saved for offline use, as JSON. */
  | 'saved'
  /** Folders of revoked versions, as JSON. */
  | 'revoked';

const openState = () => caches.open(cacheName('state'));
const stateAddress = (name: Name) => cacheName(encodeURIComponent(name));

export async function readState(name: Name): Promise<string | null> {
  const response = await (await openState()).match(stateAddress(name));
  return response ? response.text() : null;
}

export async function writeState(name: Name, text: string): Promise<void> {
  await (await openState()).put(stateAddress(name), new Response(text));
}

export async function deleteState(name: Name): Promise<void> {
  await (await openState()).delete(stateAddress(name));
}

/** Reads a value that is a JSON list; [] while there is none. */
export async function readList(name: 'saved' | 'revoked'): Promise<string[]> {
  return JSON.parse((await readState(name)) ?? '[]') as string[];
}

/** Lists the names of all values, split into kind and id. */
export async function stateNames(): Promise<{ name: Name; kind: string; id: string }[]> {
  const requests = await (await openState()).keys();
  return requests.map(({ url }) => {
    const name = decodeURIComponent(url.slice(ROOT.length)).trim() as Name;
    const [kind = '', id = ''] = name.split(' ');
    return { name, kind, id };
  });
}
