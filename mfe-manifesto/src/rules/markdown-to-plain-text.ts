interface PlainPart {
  /** Paragraphs. */
  text: string[];
  list: string[];
}

const isItem = (line: string) => /^[-*] /.test(line);

/** Converts a short Markdown text to plain text: groups of paragraphs, each followed by its list. */
export function markdownToPlainText(markdown: string): PlainPart[] {
  const parts: PlainPart[] = [];
  for (const marked of markdown.split('\n')) {
    const line = marked.replaceAll('**', '').trim();
    if (line === '') continue;
    let part = parts.at(-1);
    if (!part || (part.list.length > 0 && !isItem(line))) {
      part = { text: [], list: [] };
      parts.push(part);
    }
    if (isItem(line)) part.list.push(line.slice(2));
    else part.text.push(line);
  }
  return parts;
}
