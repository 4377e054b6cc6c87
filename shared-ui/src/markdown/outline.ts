/** A node of the Markdown tree (mdast): only what is read here. */
interface Node {
  type: string;
  depth?: number;
  children?: Node[];
}

/**
 * Renumbers the headings of a text so that its outline starts at 1 and skips nothing: authors and models pick `###` for
 * its size. A plugin for react-markdown.
 */
export function outline() {
  return (tree: Node): void => {
    const above: number[] = [];
    const visit = (node: Node) => {
      if (node.type === 'heading' && node.depth) {
        const written = node.depth;
        while ((above.at(-1) ?? 0) >= written) above.pop();
        above.push(written);
        node.depth = above.length;
      }
      node.children?.forEach(visit);
    };
    visit(tree);
  };
}
