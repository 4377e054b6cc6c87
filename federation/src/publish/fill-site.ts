import { readSiteConfig } from '../config/read-site-config.ts';
import { escapeHtml } from '../document/index.ts';

const silent = () => {};
const at = (value: unknown, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value);

/** What a site has to say of itself and has not said yet: the schema's default of a text that is no address. */
const TO_FILL_IN = 'por preencher pelo município';

/** As a reader sees it: a default that nobody has replaced is marked, and one that only stands in is said to be missing. */
function shown(key: string, config: unknown, defaults: unknown): string {
  const value = String(at(config, key) ?? '');
  if (value !== String(at(defaults, key) ?? '')) return escapeHtml(value);
  return `<mark>${/^[\w-]+\.example$|^$/.test(value) ? TO_FILL_IN : escapeHtml(value)}</mark>`;
}

const PLACE = /\{site:([\w.]+)\}/g;

/**
 * A static page of the shell with what `site.config.json` says in its places, `{site:links.entity.name}`: marked where it is
 * read and nobody has said it yet, and as it is within a tag. What stands between `<!-- while open -->` and `<!-- end open -->`
 * remains as long as something is missing on the page. `<!-- with ai -->` … `<!-- end with ai -->` remains unless the site turns
 * AI off, `<!-- without ai -->` … `<!-- end without ai -->` only then.
 */
export function fillSite(html: string, config: unknown): string {
  const own = readSiteConfig(config, silent);
  const defaults = readSiteConfig({});
  const others = own.ai.mode === 'off' ? 'with ai' : 'without ai';
  const filled = html
    .replace(new RegExp(`\\s*<!-- ${others} -->[\\s\\S]*?<!-- end ${others} -->`, 'g'), '')
    .replace(/\s*<!-- (?:end )?with(?:out)? ai -->/g, '')
    .replace(/<[^>]+>/g, (tag) =>
      tag.replace(PLACE, (_, key: string) => escapeHtml(String(at(own, key) ?? ''))),
    )
    .replace(PLACE, (_, key: string) => shown(key, own, defaults));
  const [open, body = ''] = [/\s*<!-- while open -->([\s\S]*?)<!-- end open -->/g, filled.split('<main')[1]];
  const isOpen = body.replace(open, '').includes('<mark>');
  return filled.replace(open, isOpen ? '$1' : '');
}
