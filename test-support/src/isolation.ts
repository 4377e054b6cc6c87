import type { Page } from 'playwright';

// An app must not change what all apps share, such as browser globals. check-routes.ts calls these checks
// on each page, for the option `--smoke`.

/** Limit for one main thread task. A visitor would think that a longer one broke the page. */
const MAX_TASK_MS = 2000;

/** Installed in the page as `globalThis.isolationProbe`. */
interface IsolationProbe {
  /** Names of browser globals that differ from the snapshot. */
  patchedGlobals(): string[];
  /** Duration of the longest main thread task so far. */
  longestTaskMs(): number;
}
type ProbedWindow = typeof globalThis & { isolationProbe: IsolationProbe };

/** Runs in the page before its scripts. Snapshots the browser's globals and measures long tasks. */
export function installIsolationProbe(): void {
  const globalScope = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
  const targets: Record<string, object> = { history, localStorage: Storage.prototype, JSON, Math };
  for (const name of (
    'Object Function Array String Number Boolean Promise Map Set Date RegExp Error Event EventTarget Node Element ' +
    'HTMLElement Document History Storage XMLHttpRequest Navigator'
  ).split(' ')) {
    const prototype = globalScope[name]?.prototype;
    if (prototype) targets[`${name}.prototype`] = prototype;
  }
  for (const name of 'Object Array Promise Date Number String'.split(' '))
    targets[name] = globalScope[name] as object;
  /** Names of global functions and classes to compare. */
  const globalNames =
    'fetch XMLHttpRequest WebSocket EventSource setTimeout setInterval clearTimeout clearInterval queueMicrotask ' +
    'requestAnimationFrame addEventListener removeEventListener dispatchEvent getComputedStyle matchMedia open alert ' +
    'Promise Array Object Date Map Set Event CustomEvent URL Request Response Headers FormData IntersectionObserver ' +
    'MutationObserver ResizeObserver structuredClone';
  const descriptorFields = ({ value, get, set }: PropertyDescriptor) => [value, get, set];
  const hasChanged = (a: PropertyDescriptor | undefined, b: PropertyDescriptor | undefined) =>
    !a || !b || descriptorFields(a).some((part, i) => !Object.is(part, descriptorFields(b)[i]));
  // References to the originals, because the page may replace them.
  const { ownKeys, getOwnPropertyDescriptor } = Reflect;
  const objectSnapshots = Object.entries(targets).map(([name, target]) => ({
    name,
    target,
    before: new Map(ownKeys(target).map((key) => [key, getOwnPropertyDescriptor(target, key)])),
  }));
  const originalGlobals = globalNames.split(' ').map((name) => [name, globalScope[name]] as const);
  let longestTaskMs = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, duration);
  }).observe({ type: 'longtask', buffered: true });
  const probe: IsolationProbe = {
    patchedGlobals: () => [
      ...originalGlobals.flatMap(([name, value]) => (globalScope[name] === value ? [] : [name])),
      ...objectSnapshots.flatMap(({ name, target, before }) =>
        [...new Set([...before.keys(), ...ownKeys(target)])].flatMap((key) =>
          hasChanged(before.get(key), getOwnPropertyDescriptor(target, key))
            ? [`${name}.${String(key)}`]
            : [],
        ),
      ),
    ],
    longestTaskMs: () => longestTaskMs,
  };
  Object.defineProperty(globalThis, 'isolationProbe', { value: probe });
}

/**
 * Returns the style rules that match elements outside `<main>`, each with one such element. Skips Emotion's
 * rules: their class names are content hashes, so they match only elements with the same rules.
 */
async function leakingRules(): Promise<string[]> {
  const matches: string[] = [];
  const isOutsidePage = (element: Element) => !element.closest('main') && !element.closest('head');
  const firstMatchOutsidePage = (selector: string) => {
    try {
      // querySelectorAll matches no pseudo-elements: test their elements. A bare `::selection` is of all elements.
      return [...document.querySelectorAll(selector.replace(/::[\w-]+/g, '') || '*')].find(isOutsidePage);
    } catch {
      return undefined; // a selector that only another browser supports
    }
  };
  /**
   * True when each selector has a class of Emotion. Sheets of prerendered documents lack the attribute `data-emotion`.
   */
  const isEmotionSelector = (selector: string) => selector.split(',').every((part) => /\.css-\w/.test(part));
  /**
   * The texts of the shell's rules. A prerendered document inlines them after the rules of
   * the page, in the same sheet.
   */
  const shellRules = new Set<string>();
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-prerender]'))
    for (const href of dataset.sheets?.split(' ').filter(Boolean) ?? []) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(await (await fetch(href)).text());
      const addRules = (rules: CSSRuleList) => {
        for (const rule of rules)
          rule instanceof CSSGroupingRule ? addRules(rule.cssRules) : shellRules.add(rule.cssText);
      };
      addRules(sheet.cssRules);
    }
  const checkRules = (rules: CSSRuleList, isPrerendered: boolean) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        if (isPrerendered && (isEmotionSelector(rule.selectorText) || shellRules.has(rule.cssText))) continue;
        const matched = firstMatchOutsidePage(rule.selectorText);
        if (matched) matches.push(`"${rule.selectorText}" matches <${matched.localName}>`);
      } else if (rule instanceof CSSGroupingRule) checkRules(rule.cssRules, isPrerendered);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    const { ownerNode, href, disabled } = sheet;
    const isShellSheet = href !== null && /\/shell\/[^/]+\//.test(href);
    const isEmotionSheet = ownerNode instanceof Element && ownerNode.hasAttribute('data-emotion');
    if (disabled || isShellSheet || isEmotionSheet) continue;
    try {
      const isInlinePrerendered = ownerNode instanceof Element && ownerNode.hasAttribute('data-prerender');
      checkRules(
        sheet.cssRules,
        isInlinePrerendered || (href !== null && /\/prerender\/[^/]+\.css$/.test(href)),
      );
    } catch {
      // The rules of a cross-origin sheet are not readable.
    }
  }
  return matches;
}

/** Returns computed styles of document, body, header, main, footer, and the first link of header and footer. */
function sharedStyles(): Record<string, string> {
  const properties =
    'color background-color font-family font-size line-height letter-spacing direction display visibility opacity ' +
    'overflow filter outline-style border-top-style text-transform';
  const styles: Record<string, string> = {};
  for (const selector of ['html', 'body', 'header', 'main', 'footer', 'header a', 'footer a']) {
    const element = document.querySelector(selector);
    if (!element) continue;
    const style = getComputedStyle(element);
    for (const name of properties.split(' ')) styles[`${name} of ${selector}`] = style.getPropertyValue(name);
  }
  return styles;
}

/** Another page of the site, with its computed styles before the tested page was opened. */
export interface BaselinePage {
  path: string;
  styles: Record<string, string>;
}

/**
 * Records the computed styles of another page of the site.
 * @param open navigates to the page and waits until it is ready
 */
export async function recordBaseline(
  page: Page,
  path: string,
  open: () => Promise<boolean>,
): Promise<BaselinePage> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (!(await open()))
    throw new Error(`The page #${path} does not open, so there is no baseline to compare with.`);
  return { path, styles: await page.evaluate(sharedStyles) };
}

/** Joins at most five items. */
const formatList = (list: readonly string[]): string =>
  list.length > 5 ? `${list.slice(0, 5).join(', ')} and ${list.length - 5} more` : list.join(', ');

const readLongestTask = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as ProbedWindow).isolationProbe.longestTaskMs());

/**
 * Checks how the current page treats the document that all pages share.
 * @param openSecondPage opens the same page in a second tab, to measure again: a busy machine alone may cause a long
 * task
 * @returns the faults, one line each
 */
export async function isolationFaults(page: Page, openSecondPage: () => Promise<Page>): Promise<string[]> {
  const patchedGlobals = await page.evaluate(() =>
    (globalThis as ProbedWindow).isolationProbe.patchedGlobals(),
  );
  const rules = await page.evaluate(leakingRules);
  let longestTaskMs = await readLongestTask(page);
  if (longestTaskMs > MAX_TASK_MS) {
    const second = await openSecondPage();
    longestTaskMs = Math.min(longestTaskMs, await readLongestTask(second));
    await second.close();
  }
  const faults: string[] = [];
  if (patchedGlobals.length > 0)
    faults.push(
      `modifies browser globals that all apps share: ${formatList(patchedGlobals)}. Use a local function instead.`,
    );
  if (longestTaskMs > MAX_TASK_MS)
    faults.push(
      `blocks the main thread for ${(longestTaskMs / 1000).toFixed(1)} seconds, the limit is ${MAX_TASK_MS / 1000}. Split the work or move it to a worker.`,
    );
  if (rules.length > 0)
    faults.push(
      `its styles match elements outside the page: ${formatList(rules)}. Scope them with a class of the page.`,
    );
  return faults;
}

/**
 * Navigates to the baseline page. Returns a fault when the tested page left styles behind, or when the baseline page
 * does not open.
 * @param waitUntilReady waits until the page of the path is ready; false on timeout
 */
export async function leakedStyleFaults(
  page: Page,
  { path, styles }: BaselinePage,
  waitUntilReady: () => Promise<boolean>,
): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate((to) => {
    location.hash = to;
  }, path);
  if (!(await waitUntilReady())) return [`#${path} does not open after this page`];
  const after = await page.evaluate(sharedStyles);
  const changed = Object.keys(styles).filter((name) => name in after && styles[name] !== after[name]);
  if (changed.length === 0) return [];
  const list = changed.map((name) => `${name} (${styles[name]}, now ${after[name]})`);
  return [
    `leaves styles behind that change #${path}: ${formatList(list)}. Remove them when the page unmounts.`,
  ];
}
