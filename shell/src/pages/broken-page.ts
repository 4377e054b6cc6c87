export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** State of a page that broke in use; null for a page that broke before it was shown. */
export type BrokenPageState = { fields: ArrayLike<Field>; focus: Element | null } | null;

/**
 * The fields of the current page, and the focused element. Detached from the document, they keep their
 * values.
 */
export const captureFields = (): BrokenPageState & object => ({
  fields: document.querySelectorAll<Field>('main :is(input, textarea, select)'),
  focus: document.activeElement,
});
