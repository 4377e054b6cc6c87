import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeRoute, documentTags, linkedData, readOrigins, readSiteUrl } from '../document/index.ts';
import { READING_PLACE } from '../reading/index.ts';
import type { Registry } from '../registry/schema.ts';
import { documentsOf, placed, rootFrom } from './documents.ts';
import { composeFirstView } from './first-view.ts';
import { hashesOf, importMapOf, policyHash } from './import-map.ts';
import { routesWithWords } from './readings.ts';
import { rulesInPage } from './rules-in-page.ts';
import { isSound } from './sound.ts';
import { EARLY_SCRIPTS, standingDocument } from './standing-document.ts';

const dataBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/**
 * The upright faces, where a browser would discover them only after the style sheet. Behind what the page cannot show itself
 * without: the words stand in a face of the same measures until then.
 */
async function fontPreloads(site: string, base: string): Promise<string[]> {
  const files = await readdir(path.join(site, base, 'assets')).catch(() => []);
  return files
    .filter((file) => /-normal-.*\.woff2$/.test(file))
    .map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="${base}assets/${file}">`,
    );
}

/**
 * By this a host's policy, which does not change with each release, lets the page's import map, its hints and the rules of its
 * first view pass. It is no secret: which texts may pass is for the policy in the page to say.
 */
export const MAP_NONCE = 'import-map';

/** The empty style element that Emotion creates and fills through the object model. */
export const EMPTY_STYLE = policyHash('');

/** What the shell runs before the page is shown: the visitor's preferences, then what the page will need. */
const BEFORE_THE_PAGE = ['preferences.js', 'hints.js'];

/**
 * A small script of the shell's, such as its hints, as it stands within the page: a file of its own would keep all that it
 * names waiting for one more answer.
 * @returns the text as a browser hashes it: with plain line ends, without what is said to its reader alone, and nothing in it
 * that would end the element
 */
async function inlineOf(site: string, base: string, ...files: string[]): Promise<string> {
  const texts = files.map((file) => readFile(path.join(site, base, file), 'utf8').catch(() => ''));
  return (await Promise.all(texts))
    .join('')
    .replace(/\r\n?/g, '\n')
    .replace(/^[ \t]*(?:\/\/.*\n)?/gm, '')
    .replaceAll('</', '<\\/');
}

/**
 * The scripts within the page, import map and hints, and the policy that allows them and no other. All stand in the page, so
 * that they are never out of step, whichever server sends it.
 * @returns no map and no policy for a site that does without, behind a proxy that rewrites pages
 */
async function inlineScripts(
  site: string,
  registry: Registry,
  config: Record<string, unknown>,
  root: string,
  early: readonly string[],
  styles: readonly string[],
) {
  // Behind what is seen already, the preferences are known.
  const files = BEFORE_THE_PAGE.slice(early.length > 0 ? 1 : 0);
  const hints = await inlineOf(site, registry.shell.base, ...files);
  const scripts = [inlineScript(hints)];
  if (config.integrity === false) return { policy: '', scripts };
  // As everything that a document names, its modules are named as seen from it.
  const map = (await importMapOf(site, registry)).replaceAll('"./', `"${root}`);
  const hashes = [map, hints, ...early].map(policyHash);
  const own = ["'self'", ...readOrigins(config)];
  const policy = [
    ['script-src', ...own, ...hashes],
    ['style-src', ...own, EMPTY_STYLE, ...styles.map(policyHash)],
  ].map((words) => words.join(' '));
  return {
    policy: `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}">\n    `,
    // The map before whatever names a module: what a browser has begun to fetch by then, it would not hold against it.
    scripts: [`<script type="importmap" nonce="${MAP_NONCE}">${map}</script>`, ...scripts],
  };
}

const inlineScript = (text: string): string => `<script nonce="${MAP_NONCE}">${text}</script>`;

/** Scripts and style sheets of the shell's own, each with its hash. */
async function withHashes(site: string, { shell }: Registry, html: string): Promise<string> {
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
 * A document of the site, the main page or one at the real path of its route: the shell's template with the registry and the
 * site configuration inlined, so that the first view needs no request to know what to load.
 * @param raw the registry as it lies in its file
 * @param registry the same, as a shell reads it
 * @param route of which it is
 * @returns null when the shell's files are not in the site
 */
export async function pageHtml(
  site: string,
  raw: unknown,
  registry: Registry,
  config: Record<string, unknown>,
  route = '/',
): Promise<string | null> {
  const template = path.join(site, registry.shell.base, 'index.html');
  if (!existsSync(template)) return null;
  // What the shell's build owns moves with its version; the static pages stay at the site's root.
  const root = rootFrom(route);
  const siteUrl = readSiteUrl(config);
  const documents = documentsOf(registry, config);
  const texts = routesWithWords(site, registry, ['/', ...documents]);
  const html = placed(await readFile(template, 'utf8'), route, texts).replace(
    /"\.\/(assets\/|favicon)/g,
    `"${registry.shell.base}$1`,
  );
  const sound = isSound(raw, registry, config);
  // Of what a shell has to mend first, nobody knows yet what it will show.
  const view = sound ? await composeFirstView(site, registry, config, route) : null;
  const early = view
    ? await Promise.all(EARLY_SCRIPTS.map((files) => inlineOf(site, registry.shell.base, ...files)))
    : [];
  const rules = view && (await rulesInPage(site, html, view.css, root, MAP_NONCE));
  const styles = rules ? [rules.text] : [];
  const { policy, scripts } = await inlineScripts(site, registry, config, root, early, styles);
  // They stand in a file of their own, which few pages ask for.
  const { credentialKeys: _, ...shown } = config;
  const data = [
    dataBlock('registry', sound ? registry : raw),
    dataBlock('site-config', siteUrl ? { ...shown, siteUrl } : shown),
    ...(sound ? [dataBlock('sound', true)] : []),
  ];
  const description = describeRoute(registry, route, siteUrl, documents);
  const linked = linkedData(description, describeRoute(registry, '/', siteUrl).title);
  const tags = `${documentTags(description, siteUrl, root)}\n    ${linked}`;
  // Rules that stand in the page name them as soon as a word is set in them: not where another page was asked for.
  const fonts = rules ? [] : await fontPreloads(site, registry.shell.base);
  const filled = rules
    ? standingDocument(rules.template, view, {
        data,
        rules: rules.element,
        scripts,
        early: early.map(inlineScript),
      })
    : html.replace('<!-- federation -->', () => [...data, ...fonts, ...scripts].join('\n    '));
  const whole = filled
    .replace('<!-- document -->', () => policy + tags)
    // For a reader without scripts, where there are words to lead to.
    .replace(/<!-- reading: (.*?) -->/s, (_, words: string) =>
      texts.includes(route) ? words.replace('{place}', () => `${READING_PLACE}/`) : '',
    );
  const hashed = await withHashes(site, registry, whole);
  return hashed.replace(/ (href|src)="\.\//g, ` $1="${root}`);
}
