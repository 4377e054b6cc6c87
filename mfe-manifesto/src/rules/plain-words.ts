/** The paragraphs and list items of a short Markdown text, without its marks. */
export function plainWords(markdown: string): { text: string[]; list: string[] } {
  const lines = markdown
    .split('\n')
    .map((line) => line.replaceAll('**', '').trim())
    .filter(Boolean);
  const isItem = (line: string) => /^[-*] /.test(line);
  return {
    text: lines.filter((line) => !isItem(line)),
    list: lines.filter(isItem).map((line) => line.slice(2)),
  };
}
