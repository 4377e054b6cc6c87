import type { Tab } from './tab.ts';

/** Elements of a role, as the site uses them. */
const SELECTORS = {
  button: 'button, [role="button"], summary',
  link: 'a[href]',
  textbox: 'textarea, input:not([type]), input[type="text"], input[type="search"]',
  radio: 'input[type="radio"]',
  heading: 'h1, h2, h3',
} as const;

type Role = keyof typeof SELECTORS;

/**
 * Runs in the page. Finds a control by role and name, and scrolls to it.
 * @returns the middle of the control, as JSON; null if it is missing, disabled, or covered by another element
 */
function findControl(selector: string, name: string, within: string): string | null {
  const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement) => {
    const { labels } = element as HTMLInputElement;
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    return (
      ids.map((id) => textOf(document.getElementById(id))).join(' ') ||
      element.getAttribute('aria-label') ||
      (labels ? [...labels].map(textOf).join(' ') : '') ||
      textOf(element)
    );
  };
  const controls = [...document.querySelectorAll<HTMLElement>(within)]
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)])
    .filter((element) => element.checkVisibility() && !(element as HTMLButtonElement).disabled);
  const control =
    controls.find((element) => nameOf(element) === name) ??
    controls.find((element) => nameOf(element).includes(name));
  if (!control) return null;
  // The label of a radio button is its visible part.
  const target = (control as HTMLInputElement).type === 'radio' ? control.closest('label') : control;
  const shown = target ?? control;
  shown.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = shown.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  return hit && (shown.contains(hit) || hit.contains(shown)) ? JSON.stringify({ x, y }) : null;
}

/** Time for which a control must not move before it is pressed, in milliseconds. */
const STILL_MS = 150;

/** Test driver: finds controls by role and name, presses, types and waits, in Chromium, Firefox or WebKit. */
export class Visitor {
  readonly tab: Tab;
  readonly siteUrl: string;
  private documentCount = 0;

  /** @param siteUrl without a trailing slash */
  constructor(tab: Tab, siteUrl: string) {
    this.tab = tab;
    this.siteUrl = siteUrl;
  }

  /** Opens a page in a new document, and waits until it is ready. */
  async open(route: string): Promise<void> {
    this.documentCount += 1;
    // Addresses that differ only after the # would stay in the same document.
    await this.tab.open(`${this.siteUrl}/?documento=${this.documentCount}#${route}`);
    await this.expectPage(route);
  }

  /** Loads the document again. */
  async reload(): Promise<void> {
    await this.tab.evaluate('(window.isPreviousDocument = true, location.reload(), true)');
    await this.tab.until('!window.isPreviousDocument');
    await this.expectPage(await this.tab.evaluate<string>(`location.hash.slice(1).split('?')[0]`));
  }

  /** Waits until a page is ready and hydrated: then the shell has removed its failure message. */
  expectPage(route: string): Promise<void> {
    return this.tab.until(
      `document.querySelector('[data-page="${route}"][data-page-state="ready"]') !== null && document.querySelector('body > .boot-failure[hidden]') === null`,
    );
  }

  /**
   * Waits until the sections of the page have loaded their data: WebKit has no scroll anchoring, so they would
   * move a control that is about to be pressed.
   */
  expectLoaded(): Promise<void> {
    return this.tab.until(`!document.querySelector('main').innerText.includes('A carregar')`);
  }

  /** Presses a control with the mouse, at its middle, once it is still. @param within selector of its surroundings */
  async press(role: Role, name: string, within = 'body'): Promise<void> {
    const args = [SELECTORS[role], name, within].map((one) => JSON.stringify(one)).join(', ');
    const expression = `(${findControl})(${args})`;
    let previous: string | null = null;
    for (let place: string | null = ''; place === null || place !== previous; ) {
      previous = place;
      await new Promise((resolve) => setTimeout(resolve, STILL_MS));
      await this.tab.until(`${expression} !== null`);
      place = await this.tab.evaluate<string | null>(expression);
    }
    const { x, y } = JSON.parse(previous ?? '') as { x: number; y: number };
    await this.tab.click(x, y);
  }

  /** Presses a field and types into it. */
  async fill(name: string, text: string, within?: string): Promise<void> {
    await this.press('textbox', name, within);
    await this.tab.type(text);
  }

  /** Waits until a text is shown. @param within selector of its surroundings */
  expectText(text: string, within = 'main'): Promise<void> {
    return this.tab.until(
      `[...document.querySelectorAll(${JSON.stringify(within)})].some((one) => one.innerText.replace(/\\s+/g, ' ').includes(${JSON.stringify(text)}))`,
    );
  }

  /** Waits until the focus is on an element with a text. */
  expectFocus(text: string): Promise<void> {
    return this.tab.until(`document.activeElement.textContent.includes(${JSON.stringify(text)})`);
  }
}
