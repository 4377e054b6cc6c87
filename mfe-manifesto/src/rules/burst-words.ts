import { voteBursts as words } from '../content/vote-bursts.ts';
import { placeLabel } from './about.ts';

// As the rest of the page: read in Portugal.
const zone = { timeZone: 'Europe/Lisbon' } as const;
const day = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', ...zone });
const time = new Intl.DateTimeFormat('pt-PT', { timeStyle: 'short', ...zone });

/** '22 de novembro de 2026, das 10:00 às 11:00'. */
export const spanWords = ({ since, until }: { since: string; until: string }): string =>
  words.hour(day.format(new Date(since)), time.format(new Date(since)), time.format(new Date(until)));

/** A short name for a keyed hash, to tell one connection from another. */
export const connectionName = (address: string): string => address.slice(0, 6).toUpperCase();

/** What was voted on: principles by name, the rest by how many. */
export function targetWords(targets: readonly string[]): string {
  const of = (kind: string) =>
    targets.filter((target) => target.startsWith(kind)).map((target) => target.slice(kind.length));
  const [suggestions, recipes] = [of('suggestion:').length, of('recipe:').length];
  return [
    ...of('principle:').map((id) => placeLabel(id)),
    ...(suggestions > 0 ? [words.suggestions(suggestions)] : []),
    ...(recipes > 0 ? [words.recipes(recipes)] : []),
  ].join('; ');
}
