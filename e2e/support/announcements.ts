import type { Page } from 'playwright/test';

/** Records what a screen reader would announce on each page: text changes in live regions. */
export const recordAnnouncements = (page: Page) =>
  page.addInitScript(() => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    const LIVE_REGIONS =
      '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]';
    const record = (region: Element | null | undefined) => {
      const text = region?.textContent?.replace(/\s+/g, ' ').trim();
      if (text && announcements.at(-1) !== text) announcements.push(text);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        record(element?.closest(LIVE_REGIONS));
        // An alert is announced when inserted; other live regions must exist before their text changes.
        for (const node of addedNodes)
          if (node instanceof Element)
            record(node.matches('[role="alert"]') ? node : node.querySelector('[role="alert"]'));
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** Returns and clears the announcements since the last call. */
export const takeAnnouncements = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { announcements: string[] }).announcements.splice(0));
