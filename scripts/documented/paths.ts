import path from 'node:path';
import type { Repository } from './repository.ts';

/** Placeholders for any text: `<name>`, `{id}`, `…` and `*`. */
export const PLACEHOLDER = /<[^>]*>|\{[^}]*\}|…|\.\.\.|\*+/;

/** `a/{b,c}.ts` → `a/b.ts`, `a/c.ts` */
function expandAlternatives(text: string): string[] {
  const [whole, inside] = /\{([^{}]*,[^{}]*)\}/.exec(text) ?? [];
  if (whole === undefined || inside === undefined) return [text];
  return inside
    .split(',')
    .flatMap((alternative) => expandAlternatives(text.replace(whole, alternative.trim())));
}

const escapeRegExp = (text: string): string => text.replaceAll(/[.+?^$()|[\]\\{}]/g, '\\$&');

function matchesPath(pattern: string, { paths }: Repository): boolean {
  const end = pattern
    .replace(/^(?:\.\.?\/)+/, '')
    .split(PLACEHOLDER)
    .map(escapeRegExp)
    .join('.*');
  const regex = new RegExp(`(?:^|/)${end}$`);
  return [...paths].some((existing) => regex.test(existing));
}

/**
 * True for a file or folder of the repository.
 * @param name path from the root or from the page's folder, or the end of one: `site/lock.ts`. May have placeholders
 */
export function hasPath(name: string, folder: string, repository: Repository): boolean {
  return expandAlternatives(name.replace(/\/$/, '')).every((alternative) => {
    // A record without its title: docs/adr/0013
    if (/adr\/\d{4}$/.test(alternative)) return matchesPath(`${alternative}-*`, repository);
    if (PLACEHOLDER.test(alternative)) return matchesPath(alternative, repository);
    if (/^\.\.?\//.test(alternative)) return repository.paths.has(path.posix.join(folder, alternative));
    return repository.endings.has(alternative);
  });
}
