import { expectPage, goTo, open } from '@ia/test-support/pages';
import { expect, motion, test } from '../support/fixtures.ts';
import { publishedPaths } from '../support/registry.ts';

test.use(motion);

test('No page violates the strict content security policy or loads a script without its hash', async ({
  page,
  browserErrors,
}) => {
  // The script at the end is reported, not blocked: the browser may parse it as a classic script and fail.
  browserErrors.allow(/Cannot use import statement outside a module/);
  const response = await page.request.get('/');
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toMatch(/frame-ancestors 'self'(;|$)/);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);

  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) =>
      violations.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`),
    );
    new ReportingObserver(
      (reports) => violations.push(...reports.map(({ type, body }) => `${type}: ${JSON.stringify(body)}`)),
      { types: ['integrity-violation'], buffered: true },
    ).observe();
  });
  // Smooth scrolling through a long page takes long.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '#/');
  for (const path of publishedPaths()) {
    await goTo(page, `#${path}`);
    await expectPage(page, path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  }
  const readViolations = () =>
    page.evaluate(() => (window as unknown as { violations: string[] }).violations);
  expect(await readViolations()).toEqual([]);
  // Control: a script without a hash is reported.
  await page.evaluate(() => {
    const script = document.createElement('script');
    const moduleUrl = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
    const policy = { createScriptURL: (url: string) => url };
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: typeof policy): typeof policy };
    };
    script.src = trustedTypes.createPolicy('test', policy).createScriptURL(`${moduleUrl}?again`);
    document.head.append(script);
  });
  await expect.poll(readViolations).toEqual([expect.stringMatching(/^integrity-violation: .*\.js\?again/)]);
});
