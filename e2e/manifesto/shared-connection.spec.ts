import { open } from '@ia/test-support/pages';
import { failedRequest } from '../support/browser-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { ROUTE, section, writeSuggestion } from './journey.ts';

// Everyone behind one IP address shares an hourly limit, as in a classroom.
test('Suggestion over the rate limit of its address is queued, survives a reload and is sent once', async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(failedRequest('429', 'manifesto_suggestions'));
  const allow = (count: number) =>
    site.backend.run(
      `update private.settings set value = '${count}' where key = 'suggestions_per_address_hour'`,
    );
  const idea = 'A ideia da 31.ª pessoa da turma';
  await allow(0);
  await open(page, ROUTE);
  await writeSuggestion(page, idea);
  await section(page, 'contribuir').getByRole('button', { name: 'Enviar sugestão' }).click();
  await expect(page.getByRole('heading', { name: 'Sugestão guardada neste dispositivo' })).toBeFocused();
  const ownSuggestions = page.locator('#as-minhas-sugestoes');
  const expectQueued = async () => {
    await expect(ownSuggestions).toContainText('Ainda não foi enviada');
    await expect(ownSuggestions).toContainText(
      /ligação à Internet.*segue sozinha (amanhã, )?a partir das? \d\d:00\./,
    );
    await expect(ownSuggestions).not.toContainText('Por confirmar');
    // A queued suggestion adds no layer to the visitor's tile, which stays bare clay.
    await expect(page.getByRole('link', { name: 'O meu azulejo: ainda em barro' })).toBeVisible();
  };
  await expectQueued();
  await page.reload();
  await expectQueued();
  await allow(30); // the limit of the seed
  await ownSuggestions.getByRole('button', { name: 'Tentar enviar agora' }).click();
  await expect(ownSuggestions).toContainText('Recebida');
  await expect(page.getByRole('link', { name: /^O meu azulejo: 1 de/ })).toBeVisible();
  const rows = await site.backend.query<{ n: number }>(
    `select count(*)::int as n from public.manifesto_suggestions where suggestion_text = '${idea}'`,
  );
  expect(rows).toEqual([{ n: 1 }]);
});
