import { voteBursts as t } from '../content/vote-bursts.ts';
import { partLabel } from './about.ts';

// Portuguese time, like all dates on the page.
const LISBON = { timeZone: 'Europe/Lisbon' } as const;
const dateFormat = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', ...LISBON });
const timeFormat = new Intl.DateTimeFormat('pt-PT', { timeStyle: 'short', ...LISBON });

/** Formats a time span, such as '22 de novembro de 2026, das 10:00 às 11:00'. */
export const spanText = ({ since, until }: { since: string; until: string }): string =>
  t.span(
    dateFormat.format(new Date(since)),
    timeFormat.format(new Date(since)),
    timeFormat.format(new Date(until)),
  );

/** Short label of an address hash, to distinguish connections. */
export const connectionName = (addressHash: string): string => addressHash.slice(0, 6).toUpperCase();

/** Targets of votes: principles by title, the rest as counts. */
export function targetText(targets: readonly string[]): string {
  const idsOfKind = (kind: string) =>
    targets.filter((target) => target.startsWith(kind)).map((target) => target.slice(kind.length));
  const [suggestions, recipes] = [idsOfKind('suggestion:').length, idsOfKind('recipe:').length];
  return [
    ...idsOfKind('principle:').map((id) => partLabel(id)),
    ...(suggestions > 0 ? [t.suggestions(suggestions)] : []),
    ...(recipes > 0 ? [t.recipes(recipes)] : []),
  ].join('; ');
}
