import { layoutFaults } from '@ia/test-support/layout';
import { expect, test } from '../support/fixtures.ts';

// Tests the helper `layoutFaults` on small documents. Other tests use it to find layout faults of pages.

test('layoutFaults finds text over text', async ({ page }) => {
  await page.setContent('<p>Por cima</p><p style="margin-top: -2.2em">Por baixo</p>');
  expect(await layoutFaults(page)).toEqual([expect.stringMatching(/^text over text: /)]);
});

test('layoutFaults finds no overlap below a section that the browser skips off screen', async ({ page }) => {
  await page.setContent(
    `<style>
       p { margin: 0 }
       section { content-visibility: auto; contain-intrinsic-block-size: 20px }
     </style>
     <div style="height: 5000px"></div>
     <section>${'<p>Linha</p>'.repeat(20)}</section>
     <p>Depois da secção</p>`,
  );
  const section = page.locator('section');
  const height = () => section.evaluate((element) => element.clientHeight);
  expect(await height()).toBe(20);
  expect(await layoutFaults(page)).toEqual([]);
  expect(await height(), 'the page is as before').toBe(20);
});
