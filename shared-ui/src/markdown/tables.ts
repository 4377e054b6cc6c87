import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/**
 * Plugin for react-markdown that adds the syntax of tables. remark-gfm would add footnotes, task lists and
 * autolinks, which are unused and larger than the table support.
 */
export function tableSyntax(this: unknown): undefined {
  const data = (
    this as { data(): { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] } }
  ).data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()];
}
