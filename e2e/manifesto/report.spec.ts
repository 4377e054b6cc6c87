import { expectAccessible } from '@ia/test-support/axe';
import { open } from '@ia/test-support/pages';
import type { Locator, Page } from 'playwright/test';
import { backendErrors, failedRequest, reported } from '../support/browser-errors.ts';
import { expect, type Site, test } from '../support/fixtures.ts';
import { ROUTE, suggestion } from './journey.ts';

const IDEA = 'Levar às escolas';
const FAILED = 'Não foi possível enviar a denúncia. O que escreveu continua aqui. Tente de novo.';
const EXPLANATION = 'Uma explicação que custou a escrever';

/** Opens the report dialog and fills it in. */
async function startReport(page: Page): Promise<Locator> {
  await suggestion(page, IDEA).getByRole('button', { name: 'Denunciar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Denunciar esta sugestão' });
  await dialog.getByLabel('Outro motivo').check();
  await dialog.getByLabel('Quer explicar melhor?').fill(EXPLANATION);
  return dialog;
}

const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Enviar denúncia' }).click();

async function expectFormPreserved(dialog: Locator): Promise<void> {
  await expect(dialog.getByLabel('Outro motivo')).toBeChecked();
  await expect(dialog.getByLabel('Quer explicar melhor?')).toHaveValue(EXPLANATION);
}

const reports = async (site: Site): Promise<number> => {
  const [row] = await site.backend.query<{ n: number }>('select count(*)::int as n from private.reports');
  return row?.n ?? 0;
};

for (const mood of ['down', 'failing'] as const) {
  test(`Report with the backend ${mood} keeps its draft and can be sent again`, async ({
    page,
    site,
    browserErrors,
  }) => {
    browserErrors.expect(...backendErrors(mood, 'mfe-manifesto'));
    const before = await reports(site);
    await open(page, ROUTE);
    const dialog = await startReport(page);
    site.setBackend(mood);
    await send(dialog);
    await expect(dialog.getByRole('alert')).toHaveText(FAILED);
    await expectFormPreserved(dialog);
    await expectAccessible(page, { within: '[role="dialog"]' });
    site.setBackend('up');
    await send(dialog);
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Denúncia enviada. Obrigado por cuidar deste espaço.').first()).toBeVisible();
    expect(await reports(site)).toBe(before + 1);
  });
}

test('Report without an answer shows a timeout', async ({ page, site, browserErrors }) => {
  browserErrors.expect(reported('mfe-manifesto', 'Backend timeout'));
  await page.clock.install();
  await open(page, ROUTE);
  const dialog = await startReport(page);
  site.setBackend('hanging');
  await send(dialog);
  await expect(dialog.getByRole('button', { name: 'Enviar denúncia' })).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(10_000);
  await expect(dialog.getByRole('alert')).toHaveText(FAILED);
  await expectFormPreserved(dialog);
});

test('Rate-limited report (429) shows when to retry and keeps its draft', async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(
    failedRequest('429', 'report_suggestion'),
    reported('mfe-manifesto', 'Backend rate-limited'),
  );
  const allow = (count: number) =>
    site.backend.run(`update private.settings set value = '${count}' where key = 'reports_per_visitor_hour'`);
  await allow(0);
  const before = await reports(site);
  await open(page, ROUTE);
  const dialog = await startReport(page);
  await send(dialog);
  await expect(dialog.getByRole('alert')).toHaveText(
    /O que escreveu continua aqui\. Pode tentar de novo dentro de \d+ minutos\.$/,
  );
  await expectFormPreserved(dialog);
  expect(await reports(site)).toBe(before);
  await allow(10);
  await send(dialog);
  await expect(dialog).toBeHidden();
  expect(await reports(site)).toBe(before + 1);
});

test('Report of a withdrawn suggestion (404) is no longer needed', async ({ page, site, browserErrors }) => {
  browserErrors.expect(
    failedRequest('404', 'report_suggestion'),
    reported('mfe-manifesto', 'Backend not-found'),
  );
  const become = (from: string, to: string) =>
    site.backend.run(
      `update public.manifesto_suggestions set status = '${to}'
        where status = '${from}' and suggestion_text like '%${IDEA}%'`,
    );
  await open(page, ROUTE);
  const dialog = await startReport(page);
  await become('approved', 'hidden');
  await send(dialog);
  await expect(dialog.getByRole('alert')).toHaveText(
    'Esta sugestão já foi retirada da lista. Não precisa de fazer mais nada.',
  );
  await become('hidden', 'approved');
});

test('Report without a reason, or too long, is not sent and keeps its draft', async ({ page, site }) => {
  const before = await reports(site);
  await open(page, ROUTE);
  const button = suggestion(page, IDEA).getByRole('button', { name: 'Denunciar' });
  const dialog = page.getByRole('dialog', { name: 'Denunciar esta sugestão' });
  await button.click();
  await send(dialog);
  await expect(dialog.getByText('Escolha um motivo.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();

  await startReport(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expectFormPreserved(dialog);

  await dialog.getByLabel('Quer explicar melhor?').fill('a'.repeat(501));
  await send(dialog);
  await expect(
    dialog.getByText('A explicação tem mais de 500 caracteres. Escreva uma mais curta.'),
  ).toBeVisible();
  await expect(dialog.getByLabel('Quer explicar melhor?')).toBeFocused();
  expect(await reports(site)).toBe(before);
});

test('Second report is not offered, and the server answers when the device forgot the first', async ({
  page,
  site,
}) => {
  const before = await reports(site);
  await open(page, ROUTE);
  await send(await startReport(page));
  const again = suggestion(page, IDEA).getByRole('button', { name: 'Já denunciada' });
  await expect(again).toBeFocused();
  await again.click();
  const known = page.getByRole('dialog', { name: 'Já denunciou esta sugestão' });
  await expect(known).toContainText('Não precisa de a denunciar outra vez.');
  await expectAccessible(page, { within: '[role="dialog"]' });
  await known.getByRole('button', { name: 'Fechar' }).last().click();
  await page.reload();
  await expect(again).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('mfe-manifesto.reported'));
  await page.reload();
  await send(await startReport(page));
  await expect(page.getByText(/^Já denunciou esta sugestão\. Uma pessoa da equipa/).first()).toBeVisible();
  await expect(again).toBeVisible();
  expect(await reports(site)).toBe(before + 1);
});

test('Report dialog that fails to download shows an error and opens on retry', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(
    failedRequest('ERR_FAILED', 'ReportDialog'),
    reported('mfe-manifesto', 'ReportDialog'),
  );
  await page.route('**/ReportDialog-*.js', (route) => route.abort());
  await open(page, ROUTE);
  const report = suggestion(page, IDEA).getByRole('button', { name: 'Denunciar' });
  await report.click();
  await expect(
    page.getByText('Não foi possível abrir a denúncia. Verifique a ligação e tente de novo.').first(),
  ).toBeVisible();
  await page.unroute('**/ReportDialog-*.js');
  await report.click();
  await expect(page.getByRole('dialog', { name: 'Denunciar esta sugestão' })).toBeVisible();
});
