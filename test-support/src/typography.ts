import type { Page } from 'playwright/test';

/**
 * Returns violations of the typography rules on the current page: text under 16 px, a font weight off the
 * scale, lines of more than 70 characters, titles off the scale, large figures in the text font, bands that
 * do not align with the header, an empty right side, a second statement (`data-kind="statement"`, a
 * section on a solid colour). Requires the default text size and the site's own fonts.
 */
export const typographyFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const describe = (element: Element) =>
      `<${element.tagName.toLowerCase()}> «${(element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 50)}»`;
    const isVisible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('svg, [aria-hidden="true"], [inert], option, .visually-hidden');

    /** Boxes of one or two pixels are visually hidden text. */
    const isSmall = ({ width, height }: DOMRect) => width <= 2 || height <= 2;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.textContent?.trim() && node.parentElement && isVisible(node.parentElement)
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_SKIP,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement as Element;
      if (isSmall(owner.getBoundingClientRect())) continue;
      const { fontSize, fontWeight, fontFamily } = getComputedStyle(owner);
      const size = Number.parseFloat(fontSize);
      // 16 px, less a rounding error.
      if (size < 15.99) faults.add(`text of ${size.toFixed(1)} px: ${describe(owner)}`);
      if (!['400', '650', '800'].includes(fontWeight)) faults.add(`weight ${fontWeight}: ${describe(owner)}`);
      if (size >= 20 && /^[\d\s.,%+/]*\d[\d\s.,%+/]*$/.test(node.textContent ?? ''))
        if (!fontFamily.includes('Bricolage')) faults.add(`a figure in the text font: ${describe(owner)}`);
    }

    for (const block of document.querySelectorAll('p, li, dd, blockquote, figcaption')) {
      if (!isVisible(block) || block.querySelector('p, li, dd, div')) continue;
      const range = document.createRange();
      range.selectNodeContents(block);
      const lines = new Map<number, { left: number; right: number }>();
      for (const { left, right, top, height } of range.getClientRects()) {
        if (height <= 2) continue;
        const lineTop = [...lines.keys()].find((known) => Math.abs(known - top) < height / 2) ?? top;
        const line = lines.get(lineTop);
        lines.set(lineTop, {
          left: Math.min(left, line?.left ?? left),
          right: Math.max(right, line?.right ?? right),
        });
      }
      if (lines.size < 3) continue;
      const widths = [...lines.values()].map(({ left, right }) => right - left);
      // The last line is short, so characters per line are estimated from the total width.
      const totalWidth = widths.reduce((sum, width) => sum + width, 0);
      const characters = (block.textContent ?? '').replace(/\s+/g, ' ').trim().length;
      const longestLine = (characters * Math.max(...widths)) / totalWidth;
      if (longestLine > 71) faults.add(`lines of ${Math.round(longestLine)} characters: ${describe(block)}`);
    }

    if (innerWidth >= 1280) {
      const isHome = location.hash === '#/';
      for (const title of document.querySelectorAll('main :is(h1, h2)')) {
        if (!isVisible(title) || isSmall(title.getBoundingClientRect())) continue;
        const style = getComputedStyle(title);
        const scale = Number(style.getPropertyValue('--text-scale') || 1);
        const size = Math.round(Number.parseFloat(style.fontSize) / scale);
        // A collapsed page header uses a small title, so that it fits on one line.
        const pageTitleSize = title.closest('[data-collapsed="true"]') ? 28 : isHome ? 76 : 56;
        const allowedSizes = title.tagName === 'H2' ? [56, 40, 28] : [pageTitleSize];
        if (!allowedSizes.includes(size)) faults.add(`a title of ${size} px: ${describe(title)}`);
      }
    }

    /** Left edge of a band's visible content: text, pictures, and boxes that are not full width. */
    const leftEdgeOf = (band: Element) => {
      const lefts: number[] = [];
      for (const element of band.querySelectorAll('*')) {
        // The library's examples are in frames, which clip them.
        if (element.closest('[data-frame] *')) continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const box = element.getBoundingClientRect();
        if (
          isSmall(box) ||
          box.width > innerWidth - 30 ||
          /fixed|absolute/.test(getComputedStyle(element).position)
        )
          continue;
        const { backgroundColor, borderLeftWidth, borderLeftColor } = getComputedStyle(element);
        const isBox =
          !/, 0\)$|transparent/.test(backgroundColor) ||
          (borderLeftWidth !== '0px' && !/, 0\)$/.test(borderLeftColor));
        // The initial value of a text area is a text node that is not rendered.
        const text =
          element.tagName !== 'TEXTAREA' &&
          [...element.childNodes].find((node) => node.nodeType === 3 && node.textContent?.trim());
        const parent = element.parentElement as Element;
        const fillsWidth = parent.clientWidth > innerWidth - 30;
        // Full-width tile bands and progress lines start at the screen's edge.
        const isTileBand = element.tagName === 'svg' && fillsWidth;
        const isProgressLine = fillsWidth && getComputedStyle(parent).position === 'absolute' && !text;
        if ((isBox || element.tagName === 'svg') && !isTileBand && !isProgressLine) lefts.push(box.left);
        if (text) {
          const range = document.createRange();
          range.selectNodeContents(text);
          lefts.push(range.getBoundingClientRect().left);
        }
      }
      return Math.min(...lefts);
    };
    /** Right edge of a band's visible content. */
    const rightEdgeOf = (band: Element) =>
      Math.max(
        ...[...band.querySelectorAll('*')].map((element) => {
          if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return 0;
          const box = element.getBoundingClientRect();
          const isDrawn =
            element.tagName === 'svg' || /^(INPUT|TEXTAREA|SELECT|BUTTON)$/.test(element.tagName);
          const { backgroundColor, borderTopWidth } = getComputedStyle(element);
          const isBox = !/, 0\)$|transparent/.test(backgroundColor) || borderTopWidth !== '0px';
          if (isSmall(box)) return 0;
          if (isDrawn || isBox) return box.right;
          const text = [...element.childNodes].find(
            (node) => node.nodeType === 3 && node.textContent?.trim(),
          );
          if (!text) return 0;
          const range = document.createRange();
          range.selectNodeContents(text);
          return range.getBoundingClientRect().right;
        }),
      );
    const header = document.querySelector('header:has(nav, a)');
    const headerEdge = header ? leftEdgeOf(header) : Number.NaN;
    /** Sections of the page, its header and the footer. */
    const bands = document.querySelectorAll(
      'main section:not(section section, aside section, article section, [role="tabpanel"] section), main header:not(section header, article header), body > * footer:not(article footer, blockquote footer, figure footer)',
    );
    for (const band of bands) {
      const box = band.getBoundingClientRect();
      if (isSmall(box) || box.width < innerWidth * 0.8) continue;
      const left = leftEdgeOf(band);
      if (Number.isFinite(left) && Math.abs(left - headerEdge) > 2)
        faults.add(
          `begins ${Math.round(left - headerEdge)} px from the header's edge: <${band.tagName.toLowerCase()}> ${band.id || describe(band)}`,
        );
    }
    const statements = document.querySelectorAll('main [data-kind="statement"]');
    if (statements.length > 1) faults.add(`${statements.length} statements: a page may have only one`);

    // Bands whose content fills less than 62 % of the width, in a column on the left.
    if (innerWidth === 1280) {
      for (const band of bands) {
        const box = band.getBoundingClientRect();
        if (box.width < innerWidth * 0.8 || box.height < 480 || band.closest('[data-frame]')) continue;
        const right = rightEdgeOf(band);
        if (right - headerEdge < (innerWidth - 2 * headerEdge) * 0.62)
          faults.add(`empty right side: <${band.tagName.toLowerCase()}> ${band.id || describe(band)}`);
      }
    }
    return [...faults];
  });
