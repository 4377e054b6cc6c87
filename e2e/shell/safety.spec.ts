import { hostileTexts, seededRandom } from '@ia/test-support/hostile';
import { open } from '@ia/test-support/pages';
import { findUnsafeAttributes } from '@ia/test-support/unsafe-addresses';
import { expect, test } from '../support/fixtures.ts';
import { publishedPaths } from '../support/registry.ts';

// SECURITY.md lists the threats. A request to another host, a console error or a policy violation fails every
// e2e test (fixtures). Here every page opens with invalid values in all device storage. `shell/layout` covers
// first visits.

test('Every page opens with any values in device storage and query', async ({ page }) => {
  test.setTimeout(240_000);
  // The privacy page lists all keys, so this test covers the keys of new sections too.
  await page.goto('/privacidade/');
  const documentedNames = await page.locator('th code').allTextContents();
  const keys = documentedNames.flatMap((name) => {
    const withId = name.replace('{id}', name.startsWith('mfe-courses') ? 'copilot-v3' : 'literacia');
    const key = withId.replace('…', 'vote_principle_literacia');
    return /Points$/.test(key) ? [key, `${key}State`, `${key}Answers`] : [key];
  });
  expect(keys.length).toBeGreaterThan(15);
  // Without the moderators' session: supabase-js reads it, on its own page.
  const invalidatedKeys = keys.filter((key) => key !== 'moderationSession');

  const warnings: string[] = [];
  page.on('console', (message) => {
    if (/não é válido e foi ignorado/.test(message.text())) warnings.push(message.text());
  });
  // HOSTILE_SEED=17, for example, tests other values.
  const seed = Number(process.env.HOSTILE_SEED ?? 16);
  const random = seededRandom(seed);
  const texts = hostileTexts(seed, 40);
  const randomText = () => texts[Math.floor(random() * texts.length)] ?? '';
  for (const path of publishedPaths()) {
    const values = Object.fromEntries(invalidatedKeys.map((key) => [key, randomText()]));
    // A static page, so that no app overwrites the values before the page under test opens.
    await page.goto('/privacidade/');
    await page.evaluate((stored) => {
      for (const [key, value] of Object.entries(stored)) {
        const isSessionKey = ['historyEntries', 'brokenVersions', 'reloadedFor'].includes(key);
        (isSessionKey ? sessionStorage : localStorage).setItem(key, value);
      }
    }, values);
    const query = new URLSearchParams(
      ['receita', 'curso', 'ficha', 'passo', 'procurar', 'sugestao', 'principio'].map((name) => [
        name,
        randomText().slice(0, 300),
      ]),
    );
    await open(page, `#${path}?${query}`);
    const message = `${path} with ${JSON.stringify(values).slice(0, 4000)}`;
    await expect(page.locator('main h1'), message).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tentar de novo' }), message).toHaveCount(0);
    expect(await findUnsafeAttributes(page), message).toEqual([]);
    // The hostile values set these properties if they run or pollute a prototype.
    const effects = await page.evaluate(() => [
      'injectedScriptRan' in window,
      'polluted' in Object.prototype,
      localStorage.length > 0,
    ]);
    expect(effects, message).toEqual([false, false, true]);
  }
  // The pages read the values and rejected them; otherwise the checks above would prove nothing.
  expect(new Set(warnings).size).toBeGreaterThan(5);
});
