type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a page in use leaves behind when it breaks; null for one that broke before it was shown. */
export type LeftPage = {
  /** By the name that a visitor knows them by: ids differ between two versions of a page. */
  fields: [name: string, field: Field][];
  focus: Element | null;
} | null;

/** The fields of the page that is shown, and what has the focus. */
export const fieldsOf = (): LeftPage & object => ({
  fields: [...document.querySelectorAll<Field>('main :is(input, textarea, select)')].map((field) => [
    field.name || field.labels?.[0]?.textContent || field.ariaLabel || '',
    field,
  ]),
  focus: document.activeElement,
});
