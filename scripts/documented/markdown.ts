/** A piece of a page, with the line where it begins, from 1. */
export interface Piece {
  line: number;
  text: string;
}

/** The parts of a page that name something. */
export interface Markdown {
  /** Code spans, with their white space normalised. */
  spans: Piece[];
  /** Targets of links and images. */
  links: Piece[];
  /** Blocks of TypeScript. */
  code: Piece[];
  /** Anchors of the headings, as GitHub and GitLab write them. */
  anchors: ReadonlySet<string>;
}

const FENCE = /^ *```[\s\S]*?^ *```$/gm;
const CODE = /^ *```tsx?\n([\s\S]*?)^ *```$/gm;
const COMMENT = /<!--[\s\S]*?-->/g;
const SPAN = /(?<!`)(`{1,2})(?!`)([\s\S]+?)(?<!`)\1(?!`)/g;
const LINK = /\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)|^\[[^\]]+\]:\s*(\S+)/gm;

/** Replaces text by spaces; offsets and lines stay. */
const blankOut = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** Returns the anchor of a heading: `Add a block (`x`)` → `add-a-block-x`. */
const slugify = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

function collectAnchors(text: string): Set<string> {
  const anchors = new Set<string>();
  const counts = new Map<string, number>();
  for (const [, heading = ''] of text.matchAll(/^#{1,6} +(.+?)(?: +#+)?$/gm)) {
    const slug = slugify(heading);
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    anchors.add(count === 0 ? slug : `${slug}-${count}`);
  }
  for (const [, id = ''] of text.matchAll(/<a (?:id|name)="([^"]+)"/g)) anchors.add(id);
  return anchors;
}

/** Reads the code spans, links and anchors of a page. Fenced blocks and comments have none. */
export function readMarkdown(page: string): Markdown {
  const prose = page.replaceAll(FENCE, blankOut).replaceAll(COMMENT, blankOut);
  const lineNumber = (offset: number): number => prose.slice(0, offset).split('\n').length;
  const spans = [...prose.matchAll(SPAN)].map(({ index, 2: text = '' }) => ({
    line: lineNumber(index),
    text: text.trim().replaceAll(/\s+/g, ' '),
  }));
  const code = [...page.matchAll(CODE)].map(({ index, 1: text = '' }) => ({ line: lineNumber(index), text }));
  const withoutSpans = prose.replaceAll(SPAN, blankOut);
  const links = [...withoutSpans.matchAll(LINK)].map(({ index, 1: inline, 2: reference }) => ({
    line: lineNumber(index),
    text: inline ?? reference ?? '',
  }));
  return { spans, links, code, anchors: collectAnchors(prose) };
}
