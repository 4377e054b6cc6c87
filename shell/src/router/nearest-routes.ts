import type { ActiveRoute, RouteTable } from './route-table.ts';

/** Share of letters that may differ: one in four of a word, as in «fatory» for «factory». */
const MAX_DISTANCE = 0.3;
const MAX_SUGGESTIONS = 3;

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words that distinguish pages: «de» and «o» are in all of them. */
const wordsOf = (text: string): string[] =>
  withoutAccents(text)
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

/** Share of differing letters, relative to the longer text: 0 for equal texts, 1 for nothing in common. */
const distanceOf = (a: string, b: string): number => editDistance(a, b) / Math.max(a.length, b.length, 1);

/**
 * Distance of a page from the requested path: as a whole, or by its nearest word, which counts a little less.
 */
function distanceTo({ path, title, menu }: ActiveRoute, requested: string): number {
  const names = [path.slice(1), title, menu?.label ?? title].map(withoutAccents);
  const wholeDistance = Math.min(...names.map((name) => distanceOf(name, withoutAccents(requested))));
  const words = wordsOf(names.join(' '));
  const byWord = wordsOf(requested).map((word) =>
    Math.min(1, ...words.map((other) => distanceOf(word, other))),
  );
  const meanWordDistance = byWord.reduce((sum, each) => sum + each, 0) / byWord.length;
  return Math.min(wholeDistance, byWord.length > 0 ? meanWordDistance + 0.05 : 1);
}

/**
 * The pages whose path, title or menu label is most similar to an unknown path, best first; empty when none
 * is similar.
 * @param routes routes that are on
 */
export function nearestRoutes(requested: string, routes: RouteTable): ActiveRoute[] {
  // Bounds the cost of the distance for long addresses.
  const name = requested.replace(/^\/+/, '').slice(0, 60);
  if (!name) return [];
  return [...routes.values()]
    .filter(({ path, listed }) => path !== '/' && listed !== false)
    .map((route) => ({ route, distance: distanceTo(route, name) }))
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ route }) => route);
}
