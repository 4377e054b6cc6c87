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
export function renumberHeadings() {
  return (tree: Node): void => {
    // Written depths of the current heading and of the headings that contain it.
    const ancestorDepths: number[] = [];
    const visit = (node: Node) => {
      if (node.type === 'heading' && node.depth) {
        const originalDepth = node.depth;
        while ((ancestorDepths.at(-1) ?? 0) >= originalDepth) ancestorDepths.pop();
        ancestorDepths.push(originalDepth);
        node.depth = ancestorDepths.length;
      }
      node.children?.forEach(visit);
    };
    visit(tree);
  };
}
