/** Returns the initial text of the suggestion form for a principle. */
export function suggestionPrefill(title: string): string {
  return `Sugestão acerca do princípio "${title}" do Manifesto IA para Todos: `;
}

/** The initial text of any principle; the group is the principle's title. */
const ANY_PREFILL = /^\s*Sugestão acerca do princípio "([^"]*)" do Manifesto IA para Todos: ?/;

/**
 * Adds the prefill of a principle to the form's text. Keeps the text already written and replaces the prefill of
 * another principle.
 */
export function withPrefill(written: string, title: string): string {
  return suggestionPrefill(title) + withoutPrefill(written);
}

/** Removes the prefill from a text. */
export const withoutPrefill = (text: string): string => text.replace(ANY_PREFILL, '');

/** Returns the principle's title from the prefill of a text, or null. */
export const prefilledTitle = (text: string): string | null => ANY_PREFILL.exec(text)?.[1] ?? null;
