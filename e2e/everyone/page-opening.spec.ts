import { open } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { publishedRegistry } from '../support/registry.ts';

/**
 * The opening is the first part of a page: eyebrow, title, lead and actions. These pages have none: a wall
 * that fills the screen, and an example in a frame.
 */
const WITHOUT_OPENING = ['/parede-ao-vivo', '/component-library-example'];
/** The hero of the main page has its own gaps and a larger title. */
const WITH_OWN_GAPS = ['/'];

const paths = Object.values(publishedRegistry().apps)
  .flatMap((app) => app.routes.map(({ path }) => path))
  .filter((path) => !WITHOUT_OPENING.includes(path));

/**
 * Returns the faults of the page's opening: left edges that differ from that of the header, and gaps other than
 * 16 px above the title, 24 px above the lead and 32 px above the actions.
 */
const openingFaults = (page: Page, hasOwnGaps: boolean) =>
  page.evaluate((ownGaps) => {
    const title = document.querySelector('main h1');
    const opening = title?.closest('main header, main section');
    if (!title || !opening) return ['no opening'];
    const isBefore = (one: Element, other: Element) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const faults: string[] = [];
    const lines = [...opening.querySelectorAll('p, li')].filter((line) => line.checkVisibility());
    const eyebrow = lines.findLast((line) => isBefore(line, title));
    const lead = lines.find((line) => isBefore(title, line));
    // Buttons are at least 44 px high; links in text are lower.
    const action = [...opening.querySelectorAll('a, button')].find(
      (control) => control.clientHeight >= 44 && lead && isBefore(lead, control),
    );
    const boxes = { eyebrow, title, lead, action };
    const edge = document.querySelector('body header a')?.getBoundingClientRect().left ?? Number.NaN;
    for (const [name, element] of Object.entries(boxes)) {
      const left = element?.getBoundingClientRect().left ?? edge;
      if (!(Math.abs(left - edge) <= 1))
        faults.push(`${name} begins ${left - edge} px from the header's edge`);
    }
    if (ownGaps) return faults;
    const expectGap = (name: string, expected: number, above?: Element, below?: Element) => {
      if (!above || !below) return;
      const gap = below.getBoundingClientRect().top - above.getBoundingClientRect().bottom;
      if (Math.abs(gap - expected) > 1) faults.push(`${gap} px above the ${name}`);
    };
    expectGap('title', 16, eyebrow, title);
    expectGap('lead', 24, title, lead);
    const lastLine = lines.findLast((line) => action && isBefore(line, action) && !line.contains(action));
    expectGap('actions', 32, lastLine, action);
    return faults;
  }, hasOwnGaps);

/** Returns the solid buttons in the first screen. */
const solidButtons = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.background = 'var(--color-accent)';
    const solid = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const opening = document.querySelector('main h1')?.closest('main header, main section');
    return [...document.querySelectorAll('main :is(a, button)')]
      .filter((control) => {
        const { top, bottom } = control.getBoundingClientRect();
        const isSolid = getComputedStyle(control).backgroundColor === solid;
        return isSolid && control.checkVisibility() && top < innerHeight && bottom > 0;
      })
      .map((control) => ({
        isWhole: control.getBoundingClientRect().bottom <= innerHeight,
        isInOpening: opening?.contains(control),
      }));
  });

for (const path of paths) {
  test(`${path} opens with the same edge and gaps as every page, and one solid button on a phone`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, `#${path}`);
    const buttons = await solidButtons(page);
    const hasAction = await page.locator('main :is(header, section):has(h1) a[href]').first().isVisible();
    expect(buttons.length, JSON.stringify(buttons)).toBeLessThanOrEqual(1);
    if (hasAction) expect(buttons).toEqual([{ isWhole: true, isInOpening: true }]);
    const faults: string[] = [];
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      for (const fault of await openingFaults(page, WITH_OWN_GAPS.includes(path)))
        faults.push(`${width} px: ${fault}`);
    }
    expect(faults.join('\n')).toBe('');
  });
}
