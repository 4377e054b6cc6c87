import { useScrollPosition } from '@ia/shared-ui/hooks';

/** Distance of the reading line from the top of the viewport, as a share of its height. */
const READING_LINE = 0.35;

/**
 * Finds the section that crosses the reading line. At the end of the page, where the last sections cannot
 * reach the line, it is the last one in view.
 * @returns its id; '' above the first section and between sections
 */
function findSectionInView(anchors: readonly string[]): string {
  const { clientHeight, scrollHeight, scrollTop } = document.documentElement;
  const atEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
  const line = clientHeight * READING_LINE;
  return (
    anchors.findLast((anchor) => {
      const section = document.getElementById(anchor)?.getBoundingClientRect();
      if (!section?.height) return false;
      return atEnd
        ? section.top < clientHeight && section.bottom > 0
        : section.top <= line && section.bottom > line;
    }) ?? ''
  );
}

/** Returns the id of the section in view, while the visitor scrolls. Re-renders only when it changes. */
export const useSectionInView = (anchors: readonly string[]): string =>
  useScrollPosition(() => findSectionInView(anchors), '');
