/**
 * A place on a page, as something that can be found again. Not a number of pixels alone: the lower part of a page mounts
 * late, and what stands above may have grown since.
 */

/** An element by the nearest id above it and the way down from there: `#learn/1/0`. */
type ElementPath = string;

/**
 * React numbers the ids it makes by the order of rendering, and otherwise in what it hydrates: another visit may have others.
 * Base UI puts its name before them.
 */
const isLasting = (id: string): boolean => id !== '' && !/^(base-ui-)?[_:«][rR]/.test(id);

export interface Place {
  /** Scroll position in CSS pixels, for when no element is found. */
  y: number;
  /** What stood at the top of the view and how far below it, in CSS pixels; the most exact first. */
  marks: { path: ElementPath; top: number }[];
  /** What had the focus, and its tag, so that focus never lands on something else. */
  focus: { path: ElementPath; tag: string } | null;
}

/** @returns null for an element that is not below one with an id. */
function pathOf(element: Element): ElementPath | null {
  const steps: number[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (isLasting(at.id)) return [`#${at.id}`, ...steps].join('/');
    steps.unshift(Array.prototype.indexOf.call(at.parentElement?.children ?? [], at));
  }
  return null;
}

function find(path: ElementPath): HTMLElement | null {
  const [root = '', ...steps] = path.split('/');
  let at: Element | null = document.getElementById(root.slice(1));
  for (const step of steps) at = at?.children[Number(step)] ?? null;
  return at instanceof HTMLElement ? at : null;
}

/** How far an element lies below the top of the view, as laid out: what moves with scrolling (parallax) stays out of it. */
function topInView(element: HTMLElement): number {
  let top = -scrollY;
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) top += at.offsetTop;
  return top;
}

/** The part of the page that one reads at the top of the view, below whatever lies over it. */
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

export function placeNow(): Place {
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
 * Scrolls so that the view is as it was, as far as the page goes by now.
 * @returns whether it is: what was read stands where it stood
 */
export function returnTo({ marks, y }: Place): boolean {
  for (const { path, top } of marks) {
    const element = find(path);
    if (!element) continue;
    scrollBy({ top: topInView(element) - top, behavior: 'instant' });
    return Math.abs(topInView(element) - top) < 2;
  }
  scrollTo({ top: y, behavior: 'instant' });
  return Math.abs(scrollY - y) < 2;
}

/** What had the focus, when it stands there again and can be seen. */
export function focusedThen({ focus }: Place): HTMLElement | null {
  const element = focus && find(focus.path);
  return element?.tagName === focus?.tag && element?.checkVisibility?.() ? element : null;
}
