import { expectAccessible } from '@ia/test-support/axe';
import { open } from '@ia/test-support/pages';
import type { Locator, Page } from 'playwright/test';
import { appReport, backendErrors, failedRequest } from '../support/browser-errors.ts';
import { expect, type Site, test } from '../support/fixtures.ts';
import { ROUTE, suggestionItem } from './journey.ts';

// Visitors can report a published suggestion to the team, with a reason and an explanation. If the report
// fails, the dialog keeps the entered text.

const IDEA = 'Criar sessões de iniciação';
const FAILED = 'Não foi possível enviar a denúncia. O que escreveu continua aqui. Tente de novo.';
const EXPLANATION = 'Uma explicação que custou a escrever';

/** Opens the report dialog and fills it in. */
async function startReport(page: Page): Promise<Locator> {
  await suggestionItem(page, IDEA).getByRole('button', { name: 'Denunciar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Denunciar esta sugestão' });
  await dialog.getByLabel('Outro motivo').check();
  await dialog.getByLabel('Quer explicar melhor?').fill(EXPLANATION);
  return dialog;
}

const sendReport = (dialog: Locator) => dialog.getByRole('button', { name: 'Enviar denúncia' }).click();

async function expectFormPreserved(dialog: Locator): Promise<void> {
  await expect(dialog.getByLabel('Outro motivo')).toBeChecked();
  await expect(dialog.getByLabel('Quer explicar melhor?')).toHaveValue(EXPLANATION);
}

const countReports = async (site: Site): Promise<number> => {
  const [row] = await site.backend.query<{ n: number }>('select count(*)::int as n from private.reports');
  return row?.n ?? 0;
};

for (const backendState of ['down', 'failing'] as const) {
  test(`Report with the backend ${backendState} keeps its draft and can be sent again`, async ({
    page,
    site,
    browserErrors,
  }) => {
    browserErrors.expect(...backendErrors(backendState, 'mfe-manifesto'));
    const before = await countReports(site);
    await open(page, ROUTE);
    const dialog = await startReport(page);
    site.setBackend(backendState);
    await sendReport(dialog);
    await expect(dialog.getByRole('alert')).toHaveText(FAILED);
    await expectFormPreserved(dialog);
    await expectAccessible(page, { within: '[role="dialog"]' });
    site.setBackend('up');
    await sendReport(dialog);
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Denúncia enviada. Obrigado por cuidar deste espaço.').first()).toBeVisible();
    expect(await countReports(site)).toBe(before + 1);
  });
}

test('Report with a hanging backend shows a timeout and keeps its draft', async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(appReport('mfe-manifesto', 'Backend timeout'));
  await page.clock.install();
  await open(page, ROUTE);
  const dialog = await startReport(page);
  site.setBackend('hanging');
  await sendReport(dialog);
  await expect(dialog.getByRole('button', { name: 'Enviar denúncia' })).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(10_000); // longer than the backend client's timeout of 8 s
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
    appReport('mfe-manifesto', 'Backend rate-limited'),
  );
  const allow = (count: number) =>
    site.backend.run(`update private.settings set value = '${count}' where key = 'reports_per_visitor_hour'`);
  await allow(0);
  const before = await countReports(site);
  await open(page, ROUTE);
  const dialog = await startReport(page);
  await sendReport(dialog);
  await expect(dialog.getByRole('alert')).toHaveText(
    /O que escreveu continua aqui\. Pode tentar de novo dentro de \d+ minutos\.$/,
  );
  await expectFormPreserved(dialog);
  expect(await countReports(site)).toBe(before);
  await allow(10);
  await sendReport(dialog);
  await expect(dialog).toBeHidden();
  expect(await countReports(site)).toBe(before + 1);
});

test('Report of a withdrawn suggestion (404) shows that no report is needed', async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(
    failedRequest('404', 'report_suggestion'),
    appReport('mfe-manifesto', 'Backend not-found'),
  );
  const changeStatus = (from: string, to: string) =>
    site.backend.run(
      `update public.manifesto_suggestions set status = '${to}'
        where status = '${from}' and suggestion_text like '%${IDEA}%'`,
    );
  await open(page, ROUTE);
  const dialog = await startReport(page);
  await changeStatus('approved', 'hidden');
  await sendReport(dialog);
  await expect(dialog.getByRole('alert')).toHaveText(
    'Esta sugestão já foi retirada da lista. Não precisa de fazer mais nada.',
  );
  await changeStatus('hidden', 'approved');
});

test('Report without a reason, or too long, is not sent and keeps its draft', async ({ page, site }) => {
  const before = await countReports(site);
  await open(page, ROUTE);
  const button = suggestionItem(page, IDEA).getByRole('button', { name: 'Denunciar' });
  const dialog = page.getByRole('dialog', { name: 'Denunciar esta sugestão' });
  await button.click();
  await sendReport(dialog);
  await expect(dialog.getByText('Escolha um motivo.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();

  await startReport(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expectFormPreserved(dialog);

  await dialog.getByLabel('Quer explicar melhor?').fill('a'.repeat(501));
  await sendReport(dialog);
  await expect(
    dialog.getByText('A explicação tem mais de 500 caracteres. Escreva uma mais curta.'),
  ).toBeVisible();
  await expect(dialog.getByLabel('Quer explicar melhor?')).toBeFocused();
  expect(await countReports(site)).toBe(before);
});

test('Second report is not offered, and the server answers when the device forgot the first', async ({
  page,
  site,
}) => {
  const before = await countReports(site);
  await open(page, ROUTE);
  await sendReport(await startReport(page));
  const alreadyReportedButton = suggestionItem(page, IDEA).getByRole('button', { name: 'Já denunciada' });
  await expect(alreadyReportedButton).toBeFocused();
  await alreadyReportedButton.click();
  const alreadyReportedDialog = page.getByRole('dialog', { name: 'Já denunciou esta sugestão' });
  await expect(alreadyReportedDialog).toContainText('Não precisa de a denunciar outra vez.');
  await expectAccessible(page, { within: '[role="dialog"]' });
  await alreadyReportedDialog.getByRole('button', { name: 'Fechar' }).last().click();
  await page.reload();
  await expect(alreadyReportedButton).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('mfe-manifesto.reported'));
  await page.reload();
  await sendReport(await startReport(page));
  await expect(page.getByText(/^Já denunciou esta sugestão\. Uma pessoa da equipa/).first()).toBeVisible();
  await expect(alreadyReportedButton).toBeVisible();
  expect(await countReports(site)).toBe(before + 1);
});

test('Report dialog that fails to download shows an error and opens on retry', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(
    failedRequest('ERR_FAILED', 'ReportDialog'),
    appReport('mfe-manifesto', 'ReportDialog'),
  );
  await page.route('**/ReportDialog-*.js', (route) => route.abort());
  await open(page, ROUTE);
  const report = suggestionItem(page, IDEA).getByRole('button', { name: 'Denunciar' });
  await report.click();
  await expect(
    page.getByText('Não foi possível abrir a denúncia. Verifique a ligação e tente de novo.').first(),
  ).toBeVisible();
  await page.unroute('**/ReportDialog-*.js');
  await report.click();
  await expect(page.getByRole('dialog', { name: 'Denunciar esta sugestão' })).toBeVisible();
});
