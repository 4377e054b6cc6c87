import { PLAIN_TEXT_FOLDER } from '../config/reserved-names.ts';
import { describeRoute, documentTags, linkedData, readOrigins, readSiteUrl } from '../document/index.ts';
import type { Files } from '../files/folder.ts';
import type { Registry } from '../registry/schema.ts';
import { documentsOf, rootFrom, withRouteAttributes } from './documents.ts';
import { hashesOf, importMapOf, policyHash } from './import-map.ts';
import { inlineCss } from './inline-css.ts';
import { routesWithPlainText } from './plain-text.ts';
import { EARLY_SCRIPTS, prerenderedDocument } from './prerendered-document.ts';
import { composePrerenderedView, prerenderedRoutes } from './prerendered-view.ts';
import { isPrevalidated } from './prevalidated.ts';

/** A script element with JSON, which the shell reads by its id. */
const dataBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/**
 * Preloads the upright fonts, which a browser would discover only after the style sheet. The priority is low,
 * because a fallback font with the same metrics shows the text meanwhile.
 */
async function fontPreloads(site: Files, base: string): Promise<string[]> {
  const { files } = await site.list(`${base}assets`);
  return files
    .filter((file) => /-normal-.*\.woff2$/.test(file))
    .map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="${base}assets/${file}">`,
    );
}

/**
 * Nonce that the host's policy allows, because that policy does not change with each
 * release. Import map, hints and critical CSS have it. The nonce is public: the policy in
 * the page limits inline texts by their hashes.
 */
export const MAP_NONCE = 'import-map';

/** The empty style element that Emotion creates and fills through the object model. */
export const EMPTY_STYLE = policyHash('');

/** Inline scripts that the shell runs before the page renders: preferences, then preloads. */
const INLINE_SCRIPTS = ['preferences.js', 'hints.js'];

/**
 * Returns shell scripts to inline. A separate file would delay the requests that they start by a round trip.
 * @returns the text as a browser hashes it: with LF line ends, without comments, and without a closing tag
 */
async function readInlineText(site: Files, base: string, ...files: string[]): Promise<string> {
  const texts = await Promise.all(files.map((file) => site.text(base + file)));
  return texts
    .map((text) => text ?? '')
    .join('')
    .replace(/\r\n?/g, '\n')
    .replace(/^[ \t]*(?:\/\/.*\n)?/gm, '')
    .replaceAll('</', '<\\/');
}

/**
 * Returns inline scripts, import map, and the content security policy that allows only them. All are in the
 * document, so that they match with any web server.
 * @param root the site's root relative to the document
 * @param files scripts of the shell to inline
 * @param earlyScripts texts of other inline scripts, for the policy
 * @param styles texts of inline styles, for the policy
 * @returns no map and no policy for a site with `"integrity": false`, behind a proxy that rewrites pages
 */
async function inlineScripts(
  site: Files,
  registry: Registry,
  config: Record<string, unknown>,
  root: string,
  files: readonly string[],
  earlyScripts: readonly string[],
  styles: readonly string[],
) {
  const hints = await readInlineText(site, registry.shell.base, ...files);
  const scripts = [inlineScript(hints)];
  if (config.integrity === false) return { policy: '', scripts };
  // Addresses are relative to the document.
  const map = (await importMapOf(site, registry)).replaceAll('"./', `"${root}`);
  const hashes = [map, hints, ...earlyScripts].map(policyHash);
  const allowedOrigins = ["'self'", ...readOrigins(config)];
  const policy = [
    ['script-src', ...allowedOrigins, ...hashes],
    ['style-src', ...allowedOrigins, EMPTY_STYLE, ...styles.map(policyHash)],
  ].map((directive) => directive.join(' '));
  return {
    policy: `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}">\n    `,
    // The import map precedes every element that names a module: a browser does not check modules that it has
    // begun to fetch.
    scripts: [`<script type="importmap" nonce="${MAP_NONCE}">${map}</script>`, ...scripts],
  };
}

const inlineScript = (text: string): string => `<script nonce="${MAP_NONCE}">${text}</script>`;

/**
 * Adds to the main page the routes whose hash addresses open their own document, and the script that opens it.
 * The script is the first element after the character set, before everything that the main page requests.
 */
const addRedirectScript = (html: string, script: string, routes: readonly string[]): string =>
  html
    .replace(/<html\b/, (tag) => `${tag} data-documents="${routes.join(' ')}"`)
    .replace(/<head>(?:\s*<meta charset[^>]*>)?/, (start) => `${start}\n    ${inlineScript(script)}`);

/** Adds integrity hashes to the shell's scripts and style sheets. */
async function addIntegrity(site: Files, { shell }: Registry, html: string): Promise<string> {
  const hashes = await hashesOf(site, 'shell', shell.version);
  return html.replace(
    /<(?:script|link)\b[^>]*? (?:src|href)="([^"]+\.(?:js|css))"/g,
    (tag, address: string) => {
      const hash = address.startsWith(shell.base) && hashes.get(address.slice(shell.base.length));
      return hash ? `${tag} integrity="${hash}"` : tag;
    },
  );
}

/**
 * Composes a document of the site, the main page or one at the real path of a route. It is the shell's
 * template with the registry and the configuration inlined, so that the first view needs no request for them.
 * @param raw content of registry.json
 * @param registry the registry as parsed by the shell
 * @returns null if the shell's files are not in the site
 */
export async function pageHtml(
  site: Files,
  raw: unknown,
  registry: Registry,
  config: Record<string, unknown>,
  route = '/',
): Promise<string | null> {
  const template = await site.text(`${registry.shell.base}index.html`);
  if (template === null) return null;
  // Files of the shell's build are in its version; the static pages are at the site's root.
  const root = rootFrom(route);
  const siteUrl = readSiteUrl(config);
  const documents = documentsOf(registry, config);
  const plainTextRoutes = await routesWithPlainText(site, registry, ['/', ...documents]);
  const html = withRouteAttributes(template, route, plainTextRoutes).replace(
    /"\.\/(assets\/|favicon)/g,
    `"${registry.shell.base}$1`,
  );
  const prevalidated = isPrevalidated(raw, registry, config);
  // A registry that the shell must correct first may render something else.
  const view = prevalidated ? await composePrerenderedView(site, registry, config, route) : null;
  const earlyScripts = view
    ? await Promise.all(EARLY_SCRIPTS.map((files) => readInlineText(site, registry.shell.base, ...files)))
    : [];
  const rules = view && (await inlineCss(site, html, view.css, root, MAP_NONCE));
  const styles = rules ? [rules.text] : [];
  const prerenderedPaths = route === '/' && view ? await prerenderedRoutes(site, registry, documents) : [];
  const redirectScript =
    prerenderedPaths.length > 0 ? await readInlineText(site, registry.shell.base, 'open-document.js') : '';
  // A prerendered document sets the preferences earlier.
  const files = INLINE_SCRIPTS.slice(view ? 1 : 0);
  const extraScripts = redirectScript ? [redirectScript, ...earlyScripts] : earlyScripts;
  const { policy, scripts } = await inlineScripts(site, registry, config, root, files, extraScripts, styles);
  // The keys are in their own file, which few pages request.
  const { $schema: _, credentialKeys: __, ...publicConfig } = config;
  const data = [
    dataBlock('registry', prevalidated ? registry : raw),
    dataBlock('site-config', siteUrl ? { ...publicConfig, siteUrl } : publicConfig),
    ...(prevalidated ? [dataBlock('prevalidated', true)] : []),
  ];
  const description = describeRoute(registry, route, siteUrl, documents);
  const linkedDataTag = linkedData(description, describeRoute(registry, '/', siteUrl).title);
  const tags = `${documentTags(description, siteUrl, root)}\n    ${linkedDataTag}`;
  // Inlined CSS contains the font addresses: a font loads when text uses it, and not for another page.
  const fonts = rules ? [] : await fontPreloads(site, registry.shell.base);
  const documentHtml = rules
    ? prerenderedDocument(rules.template, view, {
        data,
        rules: rules.element,
        scripts,
        early: earlyScripts.map(inlineScript),
      })
    : html.replace('<!-- federation -->', () => [...data, ...fonts, ...scripts].join('\n    '));
  const page = documentHtml
    .replace('<!-- document -->', () => policy + tags)
    // The link to the plain-text document, for visitors without scripts. Removed if the page
    // has no such document.
    .replace(/<!-- plain-text: (.*?) -->/s, (_, markup: string) =>
      plainTextRoutes.includes(route) ? markup.replace('{address}', () => `${PLAIN_TEXT_FOLDER}/`) : '',
    );
  const htmlWithIntegrity = await addIntegrity(
    site,
    registry,
    redirectScript ? addRedirectScript(page, redirectScript, prerenderedPaths) : page,
  );
  return htmlWithIntegrity.replace(/ (href|src)="\.\//g, ` $1="${root}`);
}
