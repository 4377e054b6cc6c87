import { readFile } from 'node:fs/promises';
import { open } from '@ia/test-support/pages';
import { expect, test } from '../support/fixtures.ts';
import { principleCard, ROUTE } from './journey.ts';

// Examples are votes, suggestions and a version that the team wrote for a new installation. Pages mark
// them; exports exclude them.

test("Open data exports citizens' data without examples", async ({ page, site }) => {
  await site.backend.run(
    `insert into public.manifesto_suggestions (suggestion_text, status) values ('Ideia de uma pessoa', 'approved')`,
  );
  await open(page, ROUTE);
  const card = principleCard(page, 'Supervisão Humana');
  await expect(card).toContainText('Ainda ninguém votou');
  await card.getByRole('button', { name: /^Concordo/ }).click();
  await expect(card).toContainText(/Nos botões contam também \d+ votos de exemplo da equipa/);
  await expect(page.locator('#o-que-mudou')).toContainText('Versão e data de exemplo');
  const examples = page.getByRole('region', { name: 'Exemplos da equipa' }).getByRole('article');
  await expect(examples, 'two examples, the others folded').toHaveCount(2);
  await page.getByText('Ver mais 5 exemplos').click();
  await expect(examples).toHaveCount(7);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('unsent_vote_principle_supervisao-humana')))
    .toBeNull();
  const csvDownload = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descarregar CSV' }).click();
  const csv = await csvDownload;
  expect(csv.suggestedFilename()).toMatch(/^manifesto-ia-para-todos-\d{4}-\d\d-\d\d\.csv$/);
  const rows = (await readFile(await csv.path(), 'utf8')).trimEnd().split('\r\n');
  expect(rows[0]).toBe(
    '\u{feff}tipo,id,texto,autor,data,votos_a_favor,votos_contra,versao,contados_a_favor,contados_contra,endereco,licenca,lido_em',
  );
  expect(rows.filter((row) => row.startsWith('principio,'))).toHaveLength(6);
  const principleRow = rows.find((row) => row.startsWith('principio,supervisao-humana,'));
  // No author, no date, one vote for and none against.
  expect(principleRow, 'only the vote just cast').toContain(`,,,1,0,`);
  const [suggestionRow] = rows.filter((row) => row.includes('Ideia de uma pessoa'));
  expect(suggestionRow).toMatch(
    /,http[^,]+\/#\/manifesto-cocreate\?sugestao=[0-9a-f-]{36},CC BY 4\.0,\d{4}-\d\d-\d\dT[^,]+Z$/,
  );
  // Neither the author nor the ids of the examples in the seed.
  expect(rows.join('\n')).not.toMatch(/Exemplo da equipa|5a1c0f0e/);

  const jsonDownload = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descarregar JSON' }).click();
  const json = JSON.parse(await readFile(await (await jsonDownload).path(), 'utf8'));
  expect(json.totais.principios).toBe(6);
  expect(json.totais.votos_nos_principios).toBe(1);
  expect(json.sugestoes.length).toBe(json.totais.sugestoes);
});
