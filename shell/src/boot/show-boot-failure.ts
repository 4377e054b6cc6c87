import { words } from '../content/chrome.ts';

const element = (tag: string, text: string): HTMLElement =>
  Object.assign(document.createElement(tag), { textContent: text });

/**
 * Shown when the shell itself cannot start, a broken registry for instance: plain DOM, because nothing else can be
 * counted on. The console has the reason (file, key, expected, found) for whoever publishes the site.
 */
export function showBootFailure(root: HTMLElement, error: unknown): void {
  console.error('The site could not start.', error);
  const retry = element('button', words.retry);
  retry.addEventListener('click', () => location.reload());
  // The words of a page that stand in the document stay, below what is to be told.
  const stands = root.querySelector('main') && !('elsewhere' in document.documentElement.dataset);
  const main = element(stands ? 'div' : 'main', '');
  main.className = 'boot-failure';
  main.append(
    element(stands ? 'h2' : 'h1', words.bootFailedTitle),
    element('p', words.bootFailedText),
    retry,
  );
  if (stands) {
    main.role = 'alert';
    root.before(main);
  } else root.replaceChildren(main);
}
