/** The words of a page as they stood in the document. */
export interface KeptWords {
  /** The page that they are of. */
  key: string;
  words: HTMLElement;
}

/** Takes the words of the page out of a first view. What they hold to press or to fill in does nothing, and says so. */
export function takeWords(root: HTMLElement): HTMLElement | null {
  const words = root.querySelector<HTMLElement>('[data-page]');
  for (const control of words?.querySelectorAll<HTMLButtonElement>('button, input, select, textarea') ?? [])
    control.disabled = true;
  // The page's place is what stands around them from now on.
  for (const name of ['data-page', 'data-page-state']) words?.removeAttribute(name);
  return words;
}
