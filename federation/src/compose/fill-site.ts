import { readSiteConfig } from '../config/read-site-config.ts';
import { escapeHtml } from '../document/index.ts';

/** Invalid values count as missing: they get their default, which is marked. */
const ignoreProblem = () => {};
/** Value at a dotted key: 'links.entity.name'. */
const readPath = (value: unknown, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value);

/** Shown instead of a missing value, and of a default such as 'por-preencher.example'. */
const TO_FILL_IN = 'a preencher pelo município';

/** Returns a value as HTML; an unchanged default is inside `<mark>`. */
function markedText(key: string, config: unknown, defaults: unknown): string {
  const value = String(readPath(config, key) ?? '');
  if (value !== String(readPath(defaults, key) ?? '')) return escapeHtml(value);
  return `<mark>${/^[\w-]+\.example$|^$/.test(value) ? TO_FILL_IN : escapeHtml(value)}</mark>`;
}

const PLACEHOLDER = /\{site:([\w.]+)\}/g;

/**
 * Fills the placeholders of a static page, such as /privacidade/, from `site.config.json`:
 * - `{site:links.entity.name}` is the value of a key. In text, a missing value or an unchanged default is
 *   inside `<mark>`: the municipality has to set it. Inside a tag, the value has no mark.
 * - `<!-- while marked -->` … `<!-- end marked -->` explains the marks. It stays while `<main>` has another
 *   mark.
 * - `<!-- with ai -->` … `<!-- end with ai -->` stays unless the site turns AI off.
 * - `<!-- without ai -->` … `<!-- end without ai -->` stays only if the site turns AI off.
 */
export function fillSite(html: string, config: unknown): string {
  const values = readSiteConfig(config, ignoreProblem);
  const defaults = readSiteConfig({});
  // Paragraphs for the other AI mode are removed.
  const otherMode = values.ai.mode === 'off' ? 'with ai' : 'without ai';
  const filled = html
    .replace(new RegExp(`\\s*<!-- ${otherMode} -->[\\s\\S]*?<!-- end ${otherMode} -->`, 'g'), '')
    .replace(/\s*<!-- (?:end )?with(?:out)? ai -->/g, '')
    .replace(/<[^>]+>/g, (tag) =>
      tag.replace(PLACEHOLDER, (_, key: string) => escapeHtml(String(readPath(values, key) ?? ''))),
    )
    .replace(PLACEHOLDER, (_, key: string) => markedText(key, values, defaults));
  const explanation = /\s*<!-- while marked -->([\s\S]*?)<!-- end marked -->/g;
  const main = filled.split('<main')[1] ?? '';
  const hasMark = main.replace(explanation, '').includes('<mark>');
  return filled.replace(explanation, hasMark ? '$1' : '');
}
