import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Chooses the widest of several layouts that does not overflow, before paint. It measures the content instead
 * of the viewport, because the sections come from the registry and the visitor may enlarge the text.
 *
 * The layout is set as `data-layout` and each one is measured, so all size differences must be CSS rules on
 * that attribute.
 * @param layouts from widest to narrowest; the last one is the fallback
 */
export function useFittingLayout<E extends HTMLElement, Layout extends string>(
  layouts: readonly [Layout, ...Layout[]],
): [RefObject<E | null>, Layout] {
  const ref = useRef<E>(null);
  const [layout, setLayout] = useState(layouts[0]);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const choose = () => {
      const fitting = layouts.find((candidate) => {
        element.dataset.layout = candidate;
        return element.scrollWidth <= element.clientWidth;
      });
      const chosen = fitting ?? (layouts.at(-1) as Layout);
      element.dataset.layout = chosen;
      setLayout(chosen);
    };
    // An inlined script chose the layout of a prerendered header before the first paint. The observer checks
    // after hydration that it still fits.
    const prerenderedLayout = layouts.find((candidate) => candidate === element.dataset.layout);
    if (prerenderedLayout && prerenderedLayout !== layouts[0]) setLayout(prerenderedLayout);
    else choose();
    // One frame later, because the choice changes the observed sizes.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(choose);
    });
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [layouts]);
  return [ref, layout];
}
