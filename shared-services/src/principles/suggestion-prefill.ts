/** What the suggestion form starts with when a visitor wants to improve a principle. */
export function suggestionPrefill(title: string): string {
  return `Sugestão acerca do princípio "${title}" do Manifesto IA para Todos: `;
}
