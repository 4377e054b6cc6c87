import type { ActiveRoute, RouteTable } from './route-table.ts';

/** Share of the letters that may differ: one in four of a word, as in «fatory» for «factory». */
const MOST_APART = 0.3;
const MOST = 3;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words that tell one page from another: «de» and «o» stand in all of them. */
const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^a-z0-9]+/)
    .filter(({ length }) => length > 3);

/** Levenshtein distance: letters to insert, remove or replace. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
        (row[j - 1] as number) + (letter === b[j - 1] ? 0 : 1),
      );
    row = next;
  }
  return row[b.length] as number;
}

/** Share of the longer text's letters by which two texts differ: 0 for the same, 1 for nothing in common. */
const apart = (a: string, b: string): number => editDistance(a, b) / Math.max(a.length, b.length, 1);

/** How far a page is from what was asked for: as a whole, or by its nearest word, which counts a little less. */
function distanceTo({ path, title, menu }: ActiveRoute, asked: string): number {
  const names = [path.slice(1), title, menu?.label ?? title].map(plain);
  const whole = Math.min(...names.map((name) => apart(name, plain(asked))));
  const words = wordsOf(names.join(' '));
  const byWord = wordsOf(asked).map((word) => Math.min(1, ...words.map((other) => apart(word, other))));
  const mean = byWord.reduce((sum, each) => sum + each, 0) / byWord.length;
  return Math.min(whole, byWord.length > 0 ? mean + 0.05 : 1);
}

/**
 * The pages whose path, title or label in the menu is nearest to an unknown path, nearest first; none when nothing is near.
 * @param routes those that are served: a page that a flag turns off is not among them
 */
export function nearestRoutes(asked: string, routes: RouteTable): ActiveRoute[] {
  const name = asked.replace(/^\/+/, '').slice(0, 60);
  if (!name) return [];
  return [...routes.values()]
    .filter(({ path, listed }) => path !== '/' && listed !== false)
    .map((route) => ({ route, distance: distanceTo(route, name) }))
    .filter(({ distance }) => distance <= MOST_APART)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST)
    .map(({ route }) => route);
}
