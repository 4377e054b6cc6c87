import type { Kept } from '../config/kept.ts';
import { escapeHtml } from '../document/escape-html.ts';
import type { Registry } from '../registry/schema.ts';

/** The comment of a static page that keeps the place of the table's rows. */
export const KEPT_ROWS = '<!-- kept -->';

/** What shell and apps say that they keep on a visitor's device, each once. */
const keptIn = ({ shell, apps }: Pick<Registry, 'shell' | 'apps'>): Kept[] =>
  [shell, ...Object.values(apps)].flatMap(({ kept = [] }) => kept);

/** The rows of the table of /privacidade/: whatever is published says itself what it keeps. */
export const keptRows = (registry: Pick<Registry, 'shell' | 'apps'>): string =>
  keptIn(registry)
    .map(({ label, purpose, keys }) => {
      // One name may stand in two memories of the browser.
      const names = [...new Set(keys.map(({ key }) => `<code>${escapeHtml(key)}</code>`))].join(', ');
      return `<tr>\n<th scope="row">${escapeHtml(label)}<br>${names}</th>\n<td>${escapeHtml(purpose)}</td>\n</tr>`;
    })
    .join('\n');
