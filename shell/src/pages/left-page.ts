export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a page in use leaves behind when it breaks; null for one that broke before it was shown. */
export type LeftPage = { fields: ArrayLike<Field>; focus: Element | null } | null;

/** The fields of the page that is shown, and what has the focus. Taken out of the document, they keep what was typed. */
export const fieldsOf = (): LeftPage & object => ({
  fields: document.querySelectorAll<Field>('main :is(input, textarea, select)'),
  focus: document.activeElement,
});
