import type { Page } from 'playwright/test';

/**
 * Records what a screen reader would announce on each page: additions and text changes in live regions, once per
 * region and change, and live regions that are inserted with text. NVDA, and Orca with Chromium, announce those.
 */
export const recordAnnouncements = (page: Page) =>
  page.addInitScript(() => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    const LIVE_REGIONS =
      '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]';
    const ATOMIC = '[aria-atomic="true"], [role="status"], [role="alert"]';
    /** Text of the nodes, without those inside another one. */
    const textOf = (nodes: Node[]) =>
      nodes
        .filter((node) => !nodes.some((other) => other !== node && other.contains(node)))
        .map((node) => node.textContent)
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim();
    // The parser's insertions are the document itself, which is read, not announced.
    const observer = new MutationObserver((changes) => {
      if (document.readyState === 'loading') return;
      /** Nodes to speak of each region: the whole of an atomic one, the changed ones of another. */
      const changed = new Map<Element, Set<Node>>();
      const add = (region: Element | null | undefined, node: Node) => {
        if (!region?.isConnected) return;
        const nodes = changed.get(region) ?? new Set();
        changed.set(region, nodes.add(region.matches(ATOMIC) ? region : node));
      };
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') add(target.parentElement?.closest(LIVE_REGIONS), target);
        for (const node of addedNodes) {
          if (!node.isConnected) continue;
          add(node.parentElement?.closest(LIVE_REGIONS), node);
          if (!(node instanceof Element)) continue;
          if (node.matches(LIVE_REGIONS)) add(node, node);
          for (const region of node.querySelectorAll(LIVE_REGIONS)) add(region, region);
        }
      }
      for (const nodes of changed.values()) {
        const text = textOf([...nodes]);
        if (text) announcements.push(text);
      }
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    // Drops what the parser inserted and the observer has not delivered.
    document.addEventListener('readystatechange', () => observer.takeRecords(), { once: true });
  });

/** Returns and clears the announcements since the last call. */
export const takeAnnouncements = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { announcements: string[] }).announcements.splice(0));
