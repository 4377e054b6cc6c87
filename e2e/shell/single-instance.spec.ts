import { expectPage, goTo, open } from '@ia/test-support/pages';
import { expect, test } from '../support/fixtures.ts';
import { publishedPaths } from '../support/registry.ts';

// Apps are built separately but must run on the shell's copy of each shared library.

/** Text that only the library's own code contains. Exactly one file may have it: one of the shell. */
const MARKERS = {
  React: 'react.transitional.element',
  'React DOM': '__reactContainer$',
  Emotion: 'data-emotion',
  jotai: 'no atom init',
};

test('All pages share exactly one React, one Emotion and one jotai', async ({ page }) => {
  test.setTimeout(180_000);
  const scripts = new Map<string, string>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && response.ok())
      scripts.set(pathname, await response.text().catch(() => ''));
  });
  // Each copy of React DOM registers a renderer with the hook of the React developer tools.
  await page.addInitScript(() => {
    const renderers: unknown[] = [];
    Object.assign(window, {
      renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: (renderer: unknown) => renderers.push(renderer),
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
        checkDCE() {},
      },
    });
  });
  await open(page, '#/');
  for (const path of publishedPaths()) {
    await goTo(page, `#${path}`);
    await expectPage(page, path);
  }

  expect(await page.evaluate(() => (window as unknown as { renderers: unknown[] }).renderers.length)).toBe(1);
  // Each Emotion cache creates its own style element.
  await expect(page.locator('style[data-emotion="css"]')).toHaveCount(1);
  for (const [library, marker] of Object.entries(MARKERS)) {
    const files = [...scripts].filter(([, text]) => text.includes(marker)).map(([path]) => path);
    expect(files, `files that hold ${library}`).toHaveLength(1);
    expect(files[0]).toMatch(/^\/shell\//);
  }
});
