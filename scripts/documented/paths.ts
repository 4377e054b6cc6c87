import path from 'node:path';
import type { Repository } from './repository.ts';

/** Placeholders for any text: `<name>`, `{id}`, `…` and `*`. */
export const PLACEHOLDER = /<[^>]*>|\{[^}]*\}|…|\.\.\.|\*+/;

/** `a/{b,c}.ts` → `a/b.ts`, `a/c.ts` */
function alternativesOf(text: string): string[] {
  const [whole, inside] = /\{([^{}]*,[^{}]*)\}/.exec(text) ?? [];
  if (whole === undefined || inside === undefined) return [text];
  return inside.split(',').flatMap((one) => alternativesOf(text.replace(whole, one.trim())));
}

const escaped = (text: string): string => text.replaceAll(/[.+?^$()|[\]\\{}]/g, '\\$&');

function matches(pattern: string, { paths }: Repository): boolean {
  const end = pattern
    .replace(/^(?:\.\.?\/)+/, '')
    .split(PLACEHOLDER)
    .map(escaped)
    .join('.*');
  const regex = new RegExp(`(?:^|/)${end}$`);
  return [...paths].some((known) => regex.test(known));
}

/**
 * True for a file or folder of the repository.
 * @param name path from the root or from the page's folder, or the end of one: `site/lock.ts`. May have placeholders
 */
export function hasPath(name: string, folder: string, repository: Repository): boolean {
  return alternativesOf(name.replace(/\/$/, '')).every((one) => {
    // A record without its title: docs/adr/0013
    if (/adr\/\d{4}$/.test(one)) return matches(`${one}-*`, repository);
    if (PLACEHOLDER.test(one)) return matches(one, repository);
    if (/^\.\.?\//.test(one)) return repository.paths.has(path.posix.join(folder, one));
    return repository.endings.has(one);
  });
}
