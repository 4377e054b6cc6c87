import type { ComposedView } from './first-view.ts';

/**
 * Small scripts of the shell's for documents whose first view stands in them: before all else, with the visitor's
 * preferences, and behind the header.
 */
export const EARLY_SCRIPTS = [['preferences.js', 'first-view/start.js'], ['first-view/room.js']];

export interface Parts {
  /** Registry and configuration. */
  data: string[];
  /** The element with the rules that the first view is seen by. */
  rules: string;
  /** Import map and hints. */
  scripts: string[];
  /** Those of {@link EARLY_SCRIPTS}, as elements. */
  early: string[];
}

/** Whatever names a module stands behind the import map. */
const MODULES = /\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g;

/** Beside a prerendered page, the message for readers without scripts is no page of its own. */
const asAside = (noscript: string): string =>
  noscript.replaceAll(/(<\/?)main\b/g, '$1aside').replaceAll(/(<\/?)h1\b/g, '$1h2');

/**
 * A document whose first view stands in it: what is seen first comes first, and what runs comes last. It says of which version
 * it is, because only that may take it over.
 * @param template the shell's document, placed at its route
 */
export function standingDocument(template: string, view: ComposedView, parts: Parts): string {
  const [start = '', room = ''] = parts.early;
  const modules = [...template.matchAll(MODULES)].map(([tag]) => tag.trim());
  const tail = [
    // Empty, as the policy wants it: Emotion takes the names for rules that are there. Below the head, a style may only be the
    // first child of its parent.
    `<div hidden><style data-emotion="css ${view.rules.join(' ')}"></style></div>`,
    ...parts.data,
    ...parts.scripts,
    ...modules,
  ].join('\n    ');
  return template
    .replaceAll(MODULES, '')
    .replace(/(<html\b[^>]*? data-theme=")[^"]*"/, (_, html: string) => `${html}${view.theme}"`)
    .replace(/<html\b/, (html) => `${html} data-first-view="${view.of}"`)
    .replace('<!-- federation -->', () => [...view.styles, parts.rules, start].join('\n    '))
    .replace(/<noscript>.*?<\/noscript>/s, asAside)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${view.html.replace('</header>', (end) => end + room)}</div>`,
    )
    .replace('</body>', () => `  ${tail}\n  </body>`);
}
