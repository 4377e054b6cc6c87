export { LazyMarkdown } from './LazyMarkdown.tsx';
export type { MarkdownProps } from './Markdown.tsx';
