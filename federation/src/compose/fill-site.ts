import { readSiteConfig } from '../config/read-site-config.ts';
import { escapeHtml } from '../document/index.ts';

const ignoreProblem = () => {};
/** Value at a dotted key: 'links.entity.name'. */
const readPath = (value: unknown, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value);

/** Default of texts in the schema that the operator must provide. */
const TO_FILL_IN = 'por preencher pelo município';

/** Returns the text of a value: marks an unchanged default, and shows a placeholder as missing. */
function markedText(key: string, config: unknown, defaults: unknown): string {
  const value = String(readPath(config, key) ?? '');
  if (value !== String(readPath(defaults, key) ?? '')) return escapeHtml(value);
  return `<mark>${/^[\w-]+\.example$|^$/.test(value) ? TO_FILL_IN : escapeHtml(value)}</mark>`;
}

const PLACEHOLDER = /\{site:([\w.]+)\}/g;

/**
 * Fills `{site:links.entity.name}` and the like in a static page from `site.config.json`: with a mark in text
 * where the value is missing, without one inside a tag. Keeps `<!-- while open -->` … `<!-- end open -->`
 * while a value of the page is missing, `<!-- with ai -->` … `<!-- end with ai -->` unless the site turns AI
 * off, and `<!-- without ai -->` … `<!-- end without ai -->` only then.
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
  const [explanation, body = ''] = [
    /\s*<!-- while open -->([\s\S]*?)<!-- end open -->/g,
    filled.split('<main')[1],
  ];
  const hasMark = body.replace(explanation, '').includes('<mark>');
  return filled.replace(explanation, hasMark ? '$1' : '');
}
