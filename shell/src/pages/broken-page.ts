export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields and focus of a page that broke in use; null for a page that broke before it was shown. */
export type BrokenPageState = { fields: ArrayLike<Field>; focus: Element | null } | null;

/**
 * Captures the fields of the current page and the focused element. Fields keep their values once detached.
 */
export const captureFields = (): BrokenPageState & object => ({
  fields: document.querySelectorAll<Field>('main :is(input, textarea, select)'),
  focus: document.activeElement,
});
