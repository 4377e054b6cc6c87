import type { Page } from 'playwright/test';

/** Records what a screen reader would announce, from the first page on: text changes in live regions. */
export const recordAnnouncements = (page: Page) =>
  page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const LIVE =
      '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]';
    const hear = (region: Element | null | undefined) => {
      const text = region?.textContent?.replace(/\s+/g, ' ').trim();
      if (text && heard.at(-1) !== text) heard.push(text);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        hear(element?.closest(LIVE));
        // An alert is announced when inserted; other live regions must exist before their text changes.
        for (const node of addedNodes)
          if (node instanceof Element)
            hear(node.matches('[role="alert"]') ? node : node.querySelector('[role="alert"]'));
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** Returns and clears the announcements since the last call. */
export const heardSince = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
