interface PlainPart {
  /** Paragraphs. */
  text: string[];
  list: string[];
}

const isListItem = (line: string) => /^[-*] /.test(line);

/** Converts a short Markdown text to plain text: groups of paragraphs, each followed by its list. */
export function markdownToPlainText(markdown: string): PlainPart[] {
  const parts: PlainPart[] = [];
  for (const rawLine of markdown.split('\n')) {
    const line = rawLine.replaceAll('**', '').trim();
    if (line === '') continue;
    let part = parts.at(-1);
    if (!part || (part.list.length > 0 && !isListItem(line))) {
      part = { text: [], list: [] };
      parts.push(part);
    }
    if (isListItem(line)) part.list.push(line.slice(2));
    else part.text.push(line);
  }
  return parts;
}
