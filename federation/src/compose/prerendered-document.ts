import type { ComposedView } from './prerendered-view.ts';

/** Inline scripts for prerendered documents: the first in the head, the second after the page's header. */
export const EARLY_SCRIPTS = [['preferences.js', 'prerender/start.js'], ['prerender/layout.js']];

/** Elements that a prerendered document adds to the shell's template. */
export interface DocumentParts {
  /** Registry and configuration. */
  data: string[];
  /** Style element with the critical CSS. */
  rules: string;
  /** Import map and hints. */
  scripts: string[];
  /** The {@link EARLY_SCRIPTS} as script elements. */
  early: string[];
}

/** Elements that reference a module, which must follow the import map. */
const MODULE_ELEMENTS = /\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g;

/**
 * Converts the `<noscript>` message to an aside, because the document already has a main
 * element and a heading.
 */
const convertToAside = (noscript: string): string =>
  noscript.replaceAll(/(<\/?)main\b/g, '$1aside').replaceAll(/(<\/?)h1\b/g, '$1h2');

/**
 * Composes a prerendered document: markup and critical CSS first, scripts last. The document contains its
 * version, because only that version may hydrate it.
 * @param template the shell's document, with its route
 */
export function prerenderedDocument(template: string, view: ComposedView, parts: DocumentParts): string {
  const [startScript = '', layoutScript = ''] = parts.early;
  const modules = [...template.matchAll(MODULE_ELEMENTS)].map(([tag]) => tag.trim());
  const endOfBody = [
    // Empty, because the policy allows only the hash of an empty style. Emotion treats the listed rules as
    // inserted. In the body, a style element must be the first child of its parent.
    `<div hidden><style data-emotion="css ${view.rules.join(' ')}"></style></div>`,
    ...parts.data,
    ...parts.scripts,
    ...modules,
  ].join('\n    ');
  return template
    .replaceAll(MODULE_ELEMENTS, '')
    .replace(/(<html\b[^>]*? data-theme=")[^"]*"/, (_, html: string) => `${html}${view.theme}"`)
    .replace(/<html\b/, (html) => `${html} data-prerender="${view.of}"`)
    .replace('<!-- federation -->', () => [...view.styles, parts.rules, startScript].join('\n    '))
    .replace(/<noscript>.*?<\/noscript>/s, convertToAside)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${view.html.replace('</header>', (end) => end + layoutScript)}</div>`,
    )
    .replace('</body>', () => `  ${endOfBody}\n  </body>`);
}
