import { HEADER_LAYOUTS } from '@ia/shared-ui/page-header';

/**
 * `prerender/layout.js`. Runs right after a prerendered header and before it is painted: chooses the widest
 * arrangement that does not overflow, as `useFittingLayout` does after hydration. Removes its own element,
 * because hydration expects the markup that React renders.
 */
export default function chooseLayout(): void {
  const script = document.currentScript as HTMLScriptElement;
  const header = (script.previousElementSibling as Element).querySelector('[data-layout]') as HTMLElement;
  script.remove();
  for (const layout of HEADER_LAYOUTS) {
    header.dataset.layout = layout;
    if (header.scrollWidth <= header.clientWidth) break;
  }
}
