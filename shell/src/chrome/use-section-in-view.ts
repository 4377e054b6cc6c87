import { useScrollPosition } from '@ia/shared-ui/hooks';

/** The reading line: share of the viewport's height from its top. */
const READING_LINE = 0.35;

/**
 * The section that crosses the reading line; at the end of the page, where the last sections cannot reach the
 * line, the last one in view. Empty above the first and between sections.
 */
function sectionInView(anchors: readonly string[]): string {
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

/** Follows the scroll position; re-renders only when another section is reached. */
export const useSectionInView = (anchors: readonly string[]): string =>
  useScrollPosition(() => sectionInView(anchors), '');
