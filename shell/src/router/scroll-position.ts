/*
 * Captures and restores scroll position and focus. Pixels alone are not enough: the lower part of a page
 * mounts late, and content above may have grown.
 */

/** An element by the nearest ancestor with an id and child indexes from there: `#learn/1/0`. */
type ElementPath = string;

/** False for ids that React generates (Base UI prefixes them): they differ between visits. */
const isStableId = (id: string): boolean => id !== '' && !/^(base-ui-)?[_:«][rR]/.test(id);

/** A scroll position with the focused element, as stored in session storage. */
export interface ScrollPosition {
  /** Scroll position in CSS pixels, as fallback when no element is found. */
  y: number;
  /** Elements at the top of the viewport with their distance from it in CSS pixels, the innermost first. */
  marks: { path: ElementPath; top: number }[];
  /** The focused element, and its tag, so that focus never lands on another element. */
  focus: { path: ElementPath; tag: string } | null;
}

/** @returns the path of an element; null when no ancestor has a stable id */
function elementPath(element: Element): ElementPath | null {
  const steps: number[] = [];
  for (let current: Element | null = element; current; current = current.parentElement) {
    if (isStableId(current.id)) return [`#${current.id}`, ...steps].join('/');
    steps.unshift(Array.prototype.indexOf.call(current.parentElement?.children ?? [], current));
  }
  return null;
}

function findByPath(path: ElementPath): HTMLElement | null {
  const [root = '', ...steps] = path.split('/');
  let current: Element | null = document.getElementById(root.slice(1));
  for (const step of steps) current = current?.children[Number(step)] ?? null;
  return current instanceof HTMLElement ? current : null;
}

/**
 * Distance of an element from the top of the viewport by layout: without transforms that depend on scrolling
 * (parallax).
 */
function layoutTop(element: HTMLElement): number {
  let top = -scrollY;
  for (let current: Element | null = element; current instanceof HTMLElement; current = current.offsetParent)
    top += current.offsetTop;
  return top;
}

/** Distances at which the middle of the viewport is probed for content, from its top. */
const FIRST_PROBE_PX = 8;
const PROBE_INTERVAL_PX = 48;

/** Finds the topmost element of the page in the viewport, below the header. */
function findElementAtTop(): HTMLElement | null {
  const main = document.getElementById('conteudo');
  for (let y = FIRST_PROBE_PX; y < innerHeight; y += PROBE_INTERVAL_PX) {
    const element = document
      .elementsFromPoint?.(innerWidth / 2, y)
      .find(
        (candidate): candidate is HTMLElement =>
          candidate instanceof HTMLElement && main?.contains(candidate) === true,
      );
    if (element && element !== main) return element;
  }
  return null;
}

/** Captures the current scroll position and focus. */
export function currentScrollPosition(): ScrollPosition {
  const topElement = findElementAtTop();
  let section = topElement;
  while (section && !isStableId(section.id)) section = section.parentElement;
  const marks = [topElement, section].flatMap((element) => {
    const path = element && elementPath(element);
    return path ? [{ path, top: layoutTop(element) }] : [];
  });
  const active = document.activeElement;
  const path = active && active !== document.body ? elementPath(active) : null;
  return { y: scrollY, marks, focus: active && path ? { path, tag: active.tagName } : null };
}

const TOLERANCE_PX = 2;

/**
 * Scrolls back to a position, as far as the page goes so far.
 * @returns true when the position was reached
 */
export function restoreScrollPosition({ marks, y }: ScrollPosition): boolean {
  for (const { path, top } of marks) {
    const element = findByPath(path);
    if (!element) continue;
    scrollBy({ top: layoutTop(element) - top, behavior: 'instant' });
    return Math.abs(layoutTop(element) - top) < TOLERANCE_PX;
  }
  scrollTo({ top: y, behavior: 'instant' });
  return Math.abs(scrollY - y) < TOLERANCE_PX;
}

/** Finds the element that had the focus; null when it is missing or hidden. */
export function findPreviousFocus({ focus }: ScrollPosition): HTMLElement | null {
  const element = focus && findByPath(focus.path);
  return element?.tagName === focus?.tag && element?.checkVisibility?.() ? element : null;
}
