import { t } from '../content/chrome.ts';

const element = (tag: string, text: string): HTMLElement =>
  Object.assign(document.createElement(tag), { textContent: text });

/**
 * Shows that the shell cannot start, because of an invalid registry for instance. Plain DOM, because nothing
 * else may work. The console has the cause (file, key, expected, found) for the operator.
 */
export function showBootFailure(root: HTMLElement, error: unknown): void {
  console.error('The site could not start. FED-410', error);
  const retry = element('button', t.retry);
  retry.addEventListener('click', () => location.reload());
  // The prerendered text stays below the message.
  const isPrerendered = root.querySelector('main') && !('elsewhere' in document.documentElement.dataset);
  const main = element(isPrerendered ? 'div' : 'main', '');
  main.className = 'boot-failure';
  main.append(element(isPrerendered ? 'h2' : 'h1', t.bootFailedTitle), element('p', t.bootFailedText), retry);
  if (isPrerendered) {
    main.role = 'alert';
    root.before(main);
  } else root.replaceChildren(main);
}
