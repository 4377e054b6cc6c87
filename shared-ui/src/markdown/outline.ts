/** Subset of a Markdown tree node (mdast). */
interface Node {
  type: string;
  depth?: number;
  children?: Node[];
}

/**
 * Plugin for react-markdown that renumbers headings, so that the outline starts at 1 and skips no level:
 * authors and models choose `###` for its size.
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
