/**
 * A scroll position that can be found again. Pixels alone are not enough: the lower part of a page mounts
 * late, and content above may have grown.
 */

/** An element by the nearest id above it and the way down from there: `#learn/1/0`. */
type ElementPath = string;

/**
 * React generates ids by render order, and others on hydration: they differ between visits. Base UI prefixes
 * them.
 */
const isLasting = (id: string): boolean => id !== '' && !/^(base-ui-)?[_:«][rR]/.test(id);

export interface ScrollPosition {
  /** Scroll position in CSS pixels, as fallback when no element is found. */
  y: number;
  /** Elements at the top of the viewport with their distance from it in CSS pixels; the most exact first. */
  marks: { path: ElementPath; top: number }[];
  /** The focused element, and its tag, so that focus never lands on another element. */
  focus: { path: ElementPath; tag: string } | null;
}

/** @returns null for an element that is not below one with an id. */
function pathOf(element: Element): ElementPath | null {
  const steps: number[] = [];
  for (let current: Element | null = element; current; current = current.parentElement) {
    if (isLasting(current.id)) return [`#${current.id}`, ...steps].join('/');
    steps.unshift(Array.prototype.indexOf.call(current.parentElement?.children ?? [], current));
  }
  return null;
}

function find(path: ElementPath): HTMLElement | null {
  const [root = '', ...steps] = path.split('/');
  let current: Element | null = document.getElementById(root.slice(1));
  for (const step of steps) current = current?.children[Number(step)] ?? null;
  return current instanceof HTMLElement ? current : null;
}

/**
 * Distance of an element from the top of the viewport by layout: without transforms that depend on scrolling
 * (parallax).
 */
function topInView(element: HTMLElement): number {
  let top = -scrollY;
  for (let current: Element | null = element; current instanceof HTMLElement; current = current.offsetParent)
    top += current.offsetTop;
  return top;
}

/** The element that is read at the top of the viewport, below the header. */
function readAtTop(): HTMLElement | null {
  const main = document.getElementById('conteudo');
  for (let y = 8; y < innerHeight; y += 48) {
    const read = document
      .elementsFromPoint?.(innerWidth / 2, y)
      .find(
        (element): element is HTMLElement =>
          element instanceof HTMLElement && main?.contains(element) === true,
      );
    if (read && read !== main) return read;
  }
  return null;
}

export function currentScrollPosition(): ScrollPosition {
  const read = readAtTop();
  let section = read;
  while (section && !isLasting(section.id)) section = section.parentElement;
  const marks = [read, section].flatMap((element) => {
    const path = element && pathOf(element);
    return path ? [{ path, top: topInView(element) }] : [];
  });
  const active = document.activeElement;
  const path = active && active !== document.body ? pathOf(active) : null;
  return { y: scrollY, marks, focus: active && path ? { path, tag: active.tagName } : null };
}

/**
 * Scrolls back to a position, as far as the page goes so far.
 * @returns true when the element is where it was
 */
export function restoreScrollPosition({ marks, y }: ScrollPosition): boolean {
  for (const { path, top } of marks) {
    const element = find(path);
    if (!element) continue;
    scrollBy({ top: topInView(element) - top, behavior: 'instant' });
    return Math.abs(topInView(element) - top) < 2;
  }
  scrollTo({ top: y, behavior: 'instant' });
  return Math.abs(scrollY - y) < 2;
}

/** The element that had the focus, when it exists and is visible. */
export function findPreviousFocus({ focus }: ScrollPosition): HTMLElement | null {
  const element = focus && find(focus.path);
  return element?.tagName === focus?.tag && element?.checkVisibility?.() ? element : null;
}
