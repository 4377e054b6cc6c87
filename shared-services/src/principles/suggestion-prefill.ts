/** What the suggestion form starts with when a visitor wants to improve a principle. */
export function suggestionPrefill(title: string): string {
  return `Sugestão acerca do princípio "${title}" do Manifesto IA para Todos: `;
}

const ANY_PREFILL = /^\s*Sugestão acerca do princípio "([^"]*)" do Manifesto IA para Todos: ?/;

/**
 * The form's text after a visitor asked to improve a principle. What they had already written stays, behind the new
 * beginning; the beginning of another principle is replaced.
 */
export function withPrefill(written: string, title: string): string {
  return suggestionPrefill(title) + withoutPrefill(written);
}

/** What someone wrote themselves. */
export const withoutPrefill = (text: string): string => text.replace(ANY_PREFILL, '');

/** The title of the principle that a suggestion was begun from, or null. */
export const prefilledTitle = (text: string): string | null => ANY_PREFILL.exec(text)?.[1] ?? null;
