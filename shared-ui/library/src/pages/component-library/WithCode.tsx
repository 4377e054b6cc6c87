/** Renders the parts of a text between backticks as `<code>`. */
export function WithCode({ text }: { text: string }) {
  // Odd parts are between backticks.
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
}
