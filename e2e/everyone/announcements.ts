import type { Page } from 'playwright/test';

/** Keeps, from the first page on, what a screen reader would be told without asking: the texts of live regions as they change. */
export const listen = (page: Page) =>
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
        // An alert is told when it comes; any other region has to be there before it says something.
        for (const node of addedNodes)
          if (node instanceof Element)
            hear(node.matches('[role="alert"]') ? node : node.querySelector('[role="alert"]'));
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** What was told since the last call. */
export const heardSince = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
