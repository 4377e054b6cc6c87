import { open, waitForContent } from '@ia/test-support/pages';
import type { CDPSession, Page } from 'playwright/test';
import { recordAnnouncements, takeAnnouncements } from '../support/announcements.ts';

// Speech of a screen reader, computed from Chromium's accessibility tree and the live regions of the page.
// Screen readers differ in words and order; all of them use these names, roles, states and announcements.

/** Announced only when a page loads slowly. `arrival.spec.ts` tests it; a transcript omits it. */
export const PAGE_LOADING = 'A carregar a página…';

/** Portuguese names of the roles that can have the focus, by their name in Chromium's tree. */
const FOCUSABLE: Readonly<Record<string, string>> = {
  button: 'botão',
  checkbox: 'caixa de verificação',
  combobox: 'caixa combinada',
  DisclosureTriangle: 'botão',
  generic: '',
  group: 'grupo',
  heading: 'título',
  link: 'ligação',
  menuitem: 'item de menu',
  option: 'opção',
  paragraph: '',
  radio: 'botão de opção',
  searchbox: 'caixa de procura',
  slider: 'cursor',
  tab: 'separador',
  textbox: 'caixa de texto',
};

/** Portuguese names of the containers that are spoken on entering them, if they have a name. */
const CONTAINERS: Readonly<Record<string, string>> = {
  alertdialog: 'caixa de diálogo',
  article: 'artigo',
  banner: 'cabeçalho',
  complementary: 'complemento',
  contentinfo: 'rodapé',
  dialog: 'caixa de diálogo',
  form: 'formulário',
  group: 'grupo',
  navigation: 'navegação',
  radiogroup: 'grupo de opções',
  region: 'região',
  search: 'procura',
};

interface AXNode {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  value?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
}

/** States of a control in words. A state that is false and usual, such as "not required", is not spoken. */
function stateWords(node: AXNode): string[] {
  const state = new Map(node.properties?.map(({ name, value }) => [name, value.value]));
  const isOn = (name: string) => state.get(name) === true || state.get(name) === 'true';
  const words: string[] = [];
  if (node.role?.value === 'heading') words.push(`nível ${state.get('level')}`);
  if (state.has('checked')) words.push(isOn('checked') ? 'marcado' : 'não marcado');
  if (state.has('pressed')) words.push(isOn('pressed') ? 'premido' : 'não premido');
  if (state.has('expanded')) words.push(isOn('expanded') ? 'aberto' : 'fechado');
  if (isOn('selected')) words.push('selecionado');
  if (isOn('required')) words.push('obrigatório');
  if (isOn('invalid')) words.push('com erro');
  if (isOn('disabled')) words.push('indisponível');
  return words;
}

/** Marks a change of focus among the announcements. */
const FOCUS_CHANGE = '\u0000';

const clean = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

const NO_NAME = '(sem nome)';

/** Returns the words for a focused element. @throws Error for a role without a Portuguese name */
function elementWords(node: AXNode): string {
  const role = node.role?.value ?? '';
  const roleName = FOCUSABLE[role];
  if (roleName === undefined)
    throw new Error(`The focus is on an element with the unexpected role «${role}»`);
  const name = clean(node.name?.value) || NO_NAME;
  const value = clean(node.value?.value);
  return [name, roleName, ...stateWords(node), value && `«${value}»`, clean(node.description?.value)]
    .filter(Boolean)
    .join(', ');
}

/** Replaces what differs between two runs: receipt codes and dates. */
const withoutRunData = (text: string): string =>
  text
    .replace(/IA(-[0-9A-Z]{4}){4}/g, '(código)')
    .replace(/\d{1,2} de \p{L}+ de \d{4}( às \d{2}:\d{2})?/gu, '(data)');

/** Time without a change of focus or announcement after which a step is over, in milliseconds. */
const QUIET_MS = { afterTab: 150, afterAction: 1000 };
const MAX_TABS = 80;

/** Test driver that uses a page by keyboard and records what a screen reader would say. */
export class Listener {
  readonly page: Page;
  readonly cdp: CDPSession;
  private readonly lines: string[] = [];
  private containers: string[] = [];
  private lastFocus = '';

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.cdp = cdp;
  }

  /** Opens a page and waits until its data is loaded. Discards the announcements of the load: they vary with the network. */
  static async open(page: Page, address: string): Promise<Listener> {
    await recordAnnouncements(page);
    await page.addInitScript((mark) => {
      addEventListener('focusin', () =>
        (window as unknown as { announcements: string[] }).announcements.push(mark),
      );
    }, FOCUS_CHANGE);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Accessibility.enable');
    await open(page, address);
    await waitForContent(page);
    await takeAnnouncements(page);
    const listener = new Listener(page, cdp);
    listener.lines.push('[abre a página]', `  ${await page.title()}, página`);
    return listener;
  }

  /** Everything that was pressed and heard so far, one line each. */
  transcript(): string {
    return `${withoutRunData(this.lines.join('\n'))}\n`;
  }

  /** Returns steps in which nothing is heard, something is heard twice, or a control has no name. */
  faults(): string[] {
    return this.transcript()
      .trim()
      .split('\n\n')
      .filter((step) => {
        const [, ...heard] = step.split('\n').map((line) => line.replace(/^\W+/, ''));
        return heard.length === 0 || new Set(heard).size < heard.length || step.includes(NO_NAME);
      });
  }

  /** Presses a key, and hears what follows. @param until text that is heard when a slow step is over */
  async press(key: string, until?: string): Promise<void> {
    this.lines.push('', `[${key}]`);
    await this.page.keyboard.press(key);
    await this.hear(key.endsWith('Tab') ? QUIET_MS.afterTab : QUIET_MS.afterAction, until);
  }

  /** Types into the focused field. @param until text that is heard when the field has said everything */
  async type(text: string, until?: string): Promise<void> {
    this.lines.push('', `[escreve «${text}»]`);
    await this.page.keyboard.type(text);
    await this.hear(QUIET_MS.afterAction, until);
  }

  /** Presses Tab or Shift+Tab until an element with this name has the focus. Hears every stop. */
  async tabTo(name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let i = 0; i < MAX_TABS; i++) {
      await this.press(key);
      if (this.lastFocus.startsWith(name)) return;
    }
    throw new Error(`${MAX_TABS} tabs did not reach «${name}»:\n${this.transcript()}`);
  }

  /**
   * Writes down the announcements until the page is quiet for a time, and has said `until`, and the element that
   * has the focus at the end, where it got the focus. Its earlier states, such as a button that is sending, depend
   * on the speed of the machine.
   */
  private async hear(quietMs: number, until?: string): Promise<void> {
    const heard: string[] = [];
    /** Number of announcements before the last change of focus. */
    let beforeFocus: number | undefined;
    const deadline = Date.now() + 30_000;
    let quietSince = Date.now();
    let focus = await this.focusWords();
    const hasHeard = (text: string) => [...heard, ...focus].some((line) => line.includes(text));
    while (Date.now() - quietSince < quietMs || (until && !hasHeard(until))) {
      if (Date.now() > deadline)
        throw new Error(
          `«${until}» was not heard:\n${this.transcript()}\n${[...heard, ...focus].join('\n')}`,
        );
      await new Promise((resolve) => setTimeout(resolve, 50));
      // While the document is being replaced, there is nothing to hear.
      const announced = await takeAnnouncements(this.page).catch(() => []);
      const before = String(focus);
      focus = await this.focusWords();
      if (announced.length > 0 || String(focus) !== before) quietSince = Date.now();
      for (const text of announced) {
        if (text === FOCUS_CHANGE) beforeFocus = heard.length;
        else if (text !== PAGE_LOADING) heard.push(`» ${text}`);
      }
    }
    const [words, ...containers] = focus;
    if (words) {
      const entered = containers.filter((one) => !this.containers.includes(one)).reverse();
      if (words !== this.lastFocus || entered.length > 0)
        heard.splice(beforeFocus ?? heard.length, 0, ...entered, words);
      // A focused container is not spoken again when the focus moves into it.
      this.containers = [words, ...containers];
      this.lastFocus = words;
    }
    this.lines.push(...heard.map((line) => `  ${line}`));
  }

  /** Returns the words for the focused element, then those for the containers it is in, the innermost first. */
  private async focusWords(): Promise<string[]> {
    const { result } = await this.cdp.send('Runtime.evaluate', { expression: 'document.activeElement' });
    if (!result.objectId || result.description === 'body') return [];
    const answer = await this.cdp
      .send('Accessibility.getAXNodeAndAncestors', { objectId: result.objectId })
      .catch(() => ({ nodes: [] }));
    const [focused, ...ancestors] = answer.nodes as AXNode[];
    if (!focused || focused.ignored) return [];
    const containers = ancestors
      .filter((node) => !node.ignored && CONTAINERS[node.role?.value ?? ''] && clean(node.name?.value))
      .map(({ name, role, description }) =>
        [clean(name?.value), CONTAINERS[role?.value ?? ''], clean(description?.value)]
          .filter(Boolean)
          .join(', '),
      );
    return [elementWords(focused), ...containers];
  }
}
