/**
 * The markup of a page in the prerendered document. `PageOutlet` shows it as text to read while the page's
 * code loads or after it failed to load.
 */
export interface PrerenderedText {
  /** Key of the page. */
  key: string;
  element: HTMLElement;
}

/** Extracts the page's element from the prerendered view, and disables its buttons and fields. */
export function takePrerenderedText(root: HTMLElement): HTMLElement | null {
  const element = root.querySelector<HTMLElement>('[data-page]');
  for (const control of element?.querySelectorAll<HTMLButtonElement>('button, input, select, textarea') ?? [])
    control.disabled = true;
  // `PageOutlet` sets these attributes on the element around the text.
  for (const name of ['data-page', 'data-page-state']) element?.removeAttribute(name);
  return element;
}
