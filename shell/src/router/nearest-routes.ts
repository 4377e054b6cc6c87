import type { ActiveRoute, RouteTable } from './route-table.ts';

/** Share of letters that may differ between a requested path and a page's name. */
const MAX_DISTANCE = 0.3;
const MAX_SUGGESTIONS = 3;
/** Shorter words, such as «de», are in many names and do not distinguish pages. */
const MIN_WORD_LENGTH = 4;
/** Makes a match of single words count less than a match of the whole name. */
const WORD_PENALTY = 0.05;
/** Bounds the cost of the comparison for long addresses. */
const MAX_COMPARED_LENGTH = 60;

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const distinctiveWords = (text: string): string[] =>
  withoutAccents(text)
    .split(/[^a-z0-9]+/)
    .filter(({ length }) => length >= MIN_WORD_LENGTH);

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
const relativeDistance = (a: string, b: string): number =>
  editDistance(a, b) / Math.max(a.length, b.length, 1);

/**
 * Distance of a page from the requested path: the smaller of the distance to its path, title or menu label as
 * a whole, and the mean distance of each requested word to the page's nearest word.
 */
function routeDistance({ path, title, menu }: ActiveRoute, requested: string): number {
  const names = [path.slice(1), title, menu?.label ?? title].map(withoutAccents);
  const wholeDistance = Math.min(...names.map((name) => relativeDistance(name, withoutAccents(requested))));
  const words = distinctiveWords(names.join(' '));
  const wordDistances = distinctiveWords(requested).map((word) =>
    Math.min(1, ...words.map((other) => relativeDistance(word, other))),
  );
  const meanWordDistance = wordDistances.reduce((sum, each) => sum + each, 0) / wordDistances.length;
  return Math.min(wholeDistance, wordDistances.length > 0 ? meanWordDistance + WORD_PENALTY : 1);
}

/**
 * The pages whose path, title or menu label is most similar to an unknown path, best first; empty when none
 * is similar.
 * @param routes routes that are on
 */
export function nearestRoutes(requested: string, routes: RouteTable): ActiveRoute[] {
  const name = requested.replace(/^\/+/, '').slice(0, MAX_COMPARED_LENGTH);
  if (!name) return [];
  return [...routes.values()]
    .filter(({ path, listed }) => path !== '/' && listed !== false)
    .map((route) => ({ route, distance: routeDistance(route, name) }))
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ route }) => route);
}
