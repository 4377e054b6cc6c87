import { t } from '../content/chrome.ts';

const createElement = (tag: string, text: string): HTMLElement =>
  Object.assign(document.createElement(tag), { textContent: text });

/**
 * Shows that the shell cannot start, because of an invalid registry for instance. Uses plain DOM, because React
 * may not work. The console has the cause (file, key, expected, found) for the operator.
 */
export function showBootFailure(root: HTMLElement, error: unknown): void {
  console.error('The site could not start. FED-410', error);
  const retry = createElement('button', t.retry);
  retry.addEventListener('click', () => location.reload());
  // The prerendered text stays below the message, unless `data-elsewhere` hides it: the address asks for
  // another page.
  const isPrerendered = root.querySelector('main') && !('elsewhere' in document.documentElement.dataset);
  const message = createElement(isPrerendered ? 'div' : 'main', '');
  message.className = 'boot-failure';
  message.append(
    createElement(isPrerendered ? 'h2' : 'h1', t.bootFailedTitle),
    createElement('p', t.bootFailedText),
    retry,
  );
  if (isPrerendered) {
    message.role = 'alert';
    root.before(message);
  } else root.replaceChildren(message);
}
