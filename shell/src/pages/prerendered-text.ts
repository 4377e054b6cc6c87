/** The prerendered text of a page. */
export interface PrerenderedText {
  /** Key of the page. */
  key: string;
  element: HTMLElement;
}

/** Takes the text out of the prerendered view. Its buttons and fields are disabled. */
export function takePrerenderedText(root: HTMLElement): HTMLElement | null {
  const element = root.querySelector<HTMLElement>('[data-page]');
  for (const control of element?.querySelectorAll<HTMLButtonElement>('button, input, select, textarea') ?? [])
    control.disabled = true;
  // The element around the text has these attributes from now on.
  for (const name of ['data-page', 'data-page-state']) element?.removeAttribute(name);
  return element;
}
