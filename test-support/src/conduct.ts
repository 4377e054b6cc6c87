import type { Page } from 'playwright';

/** Milliseconds for which nothing answers the visitor: longer than anyone waits without thinking that it broke. */
const LONGEST_TASK = 2000;

interface Watch {
  patched(): string[];
  longest(): number;
}
type Watched = typeof globalThis & { conductOfPage: Watch };

/** Runs in the page before any of its scripts: remembers what is the browser's own, and how long each task takes. */
export function watchConduct(): void {
  const own = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
  const places: Record<string, object> = { history, localStorage: Storage.prototype, JSON, Math };
  for (const name of (
    'Object Function Array String Number Boolean Promise Map Set Date RegExp Error Event EventTarget Node Element ' +
    'HTMLElement Document History Storage XMLHttpRequest Navigator'
  ).split(' ')) {
    const prototype = own[name]?.prototype;
    if (prototype) places[`${name}.prototype`] = prototype;
  }
  for (const name of 'Object Array Promise Date Number String'.split(' ')) places[name] = own[name] as object;
  const globals =
    'fetch XMLHttpRequest WebSocket EventSource setTimeout setInterval clearTimeout clearInterval queueMicrotask ' +
    'requestAnimationFrame addEventListener removeEventListener dispatchEvent getComputedStyle matchMedia open alert ' +
    'Promise Array Object Date Map Set Event CustomEvent URL Request Response Headers FormData IntersectionObserver ' +
    'MutationObserver ResizeObserver structuredClone';
  const partsOf = ({ value, get, set }: PropertyDescriptor) => [value, get, set];
  const differ = (a: PropertyDescriptor | undefined, b: PropertyDescriptor | undefined) =>
    !a || !b || partsOf(a).some((part, i) => !Object.is(part, partsOf(b)[i]));
  const keysOf = Reflect.ownKeys;
  const descriptorOf = Reflect.getOwnPropertyDescriptor;
  const parts = Object.entries(places).map(([name, place]) => ({
    name,
    place,
    before: new Map(keysOf(place).map((key) => [key, descriptorOf(place, key)])),
  }));
  const before = globals.split(' ').map((name) => [name, own[name]] as const);
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask', buffered: true });
  const watch: Watch = {
    patched: () => [
      ...before.flatMap(([name, value]) => (own[name] === value ? [] : [name])),
      ...parts.flatMap(({ name, place, before }) =>
        [...new Set([...before.keys(), ...keysOf(place)])].flatMap((key) =>
          differ(before.get(key), descriptorOf(place, key)) ? [`${name}.${String(key)}`] : [],
        ),
      ),
    ],
    longest: () => longest,
  };
  Object.defineProperty(globalThis, 'conductOfPage', { value: watch });
}

/** Rules that reach beyond the page, into what is the site's: each with the element it reaches. Emotion's names are an app's own. */
async function rulesThatReachOut(): Promise<string[]> {
  const found: string[] = [];
  const isBeyond = (element: Element) => !element.closest('main') && !element.closest('head');
  const reachedBy = (selector: string) => {
    try {
      return [...document.querySelectorAll(selector.replace(/::[\w-]+/g, '') || '*')].find(isBeyond);
    } catch {
      return undefined; // what only another browser reads
    }
  };
  /** Of a first view, Emotion's rules lie in the document or in a file: classes made of what they say, the same for everyone who says it. */
  const isEmotionsOwn = (selector: string) => selector.split(',').every((part) => /\.css-\w/.test(part));
  /** A document has the shell's rules in it, behind those of the first view: as text, for the files say them, too. */
  const ofShell = new Set<string>();
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-first-view]'))
    for (const href of dataset.sheets?.split(' ').filter(Boolean) ?? []) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(await (await fetch(href)).text());
      const note = (rules: CSSRuleList) => {
        for (const rule of rules)
          rule instanceof CSSGroupingRule ? note(rule.cssRules) : ofShell.add(rule.cssText);
      };
      note(sheet.cssRules);
    }
  const look = (rules: CSSRuleList, ofFirstView: boolean) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        if (ofFirstView && (isEmotionsOwn(rule.selectorText) || ofShell.has(rule.cssText))) continue;
        const reached = reachedBy(rule.selectorText);
        if (reached) found.push(`"${rule.selectorText}" reaches <${reached.localName}>`);
      } else if (rule instanceof CSSGroupingRule) look(rule.cssRules, ofFirstView);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    const { ownerNode, href, disabled } = sheet;
    const isShells = href !== null && /\/shell\/[^/]+\//.test(href);
    const isEmotions = ownerNode instanceof Element && ownerNode.hasAttribute('data-emotion');
    if (disabled || isShells || isEmotions) continue;
    try {
      const isInPage = ownerNode instanceof Element && ownerNode.hasAttribute('data-first-view');
      look(sheet.cssRules, isInPage || (href !== null && /\/first-view\/[^/]+\.css$/.test(href)));
    } catch {
      // Of another origin: its rules are not to be read.
    }
  }
  return found;
}

/** How what is the site's own looks: the document and what stands around the page. */
function looksAround(): Record<string, string> {
  const names =
    'color background-color font-family font-size line-height letter-spacing direction display visibility opacity ' +
    'overflow filter outline-style border-top-style text-transform';
  const looks: Record<string, string> = {};
  for (const selector of ['html', 'body', 'header', 'main', 'footer', 'header a', 'footer a']) {
    const element = document.querySelector(selector);
    if (!element) continue;
    const style = getComputedStyle(element);
    for (const name of names.split(' ')) looks[`${name} of ${selector}`] = style.getPropertyValue(name);
  }
  return looks;
}

/** A page of the live rest, as it looks when nobody was anywhere else before. */
export interface Elsewhere {
  path: string;
  looks: Record<string, string>;
}

/** @param open goes there and waits until the page is there */
export async function lookElsewhere(
  page: Page,
  path: string,
  open: () => Promise<boolean>,
): Promise<Elsewhere> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (!(await open()))
    throw new Error(`#${path}, a page that is live, does not open: nothing can be compared with it.`);
  return { path, looks: await page.evaluate(looksAround) };
}

const told = (list: readonly string[]): string =>
  list.length > 5 ? `${list.slice(0, 5).join(', ')} and ${list.length - 5} more` : list.join(', ');

const longestOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as Watched).conductOfPage.longest());

/**
 * How a page behaves towards the document that it shares with all others, seen as it stands.
 * @param again the same page, opened once more: what took long on a busy machine alone is no fault
 * @returns what is wrong, one line per fault
 */
export async function misconductOf(page: Page, again: () => Promise<Page>): Promise<string[]> {
  const patched = await page.evaluate(() => (globalThis as Watched).conductOfPage.patched());
  const rules = await page.evaluate(rulesThatReachOut);
  let longest = await longestOf(page);
  if (longest > LONGEST_TASK) {
    const second = await again();
    longest = Math.min(longest, await longestOf(second));
    await second.close();
  }
  const faults: string[] = [];
  if (patched.length > 0)
    faults.push(
      `it changes what belongs to the browser and to all apps: ${told(patched)}. Use a function of its own.`,
    );
  if (longest > LONGEST_TASK)
    faults.push(
      `the page answers nobody for ${(longest / 1000).toFixed(1)} seconds, at most ${LONGEST_TASK / 1000} are allowed. Do less at once, or in a worker.`,
    );
  if (rules.length > 0)
    faults.push(`its styles reach beyond its page: ${told(rules)}. Give them a class of the page's own.`);
  return faults;
}

/**
 * What is left when one has gone from the page to another.
 * @param open waits until the page of the path is there
 */
export async function leftBehind(
  page: Page,
  { path, looks }: Elsewhere,
  open: () => Promise<boolean>,
): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate((to) => {
    location.hash = to;
  }, path);
  if (!(await open())) return [`#${path} does not open after it`];
  const after = await page.evaluate(looksAround);
  const changed = Object.keys(looks).filter((name) => name in after && looks[name] !== after[name]);
  if (changed.length === 0) return [];
  const list = changed.map((name) => `${name} (${looks[name]}, now ${after[name]})`);
  return [`it leaves styles behind that change #${path}: ${told(list)}. Take back what it changes.`];
}
