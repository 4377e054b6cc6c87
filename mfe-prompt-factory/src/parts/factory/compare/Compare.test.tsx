import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { findButton, openFactory, V1 } from '../Factory.test-scene.tsx';

// happy-dom has no canvas.
vi.mock('@ia/shared-ui/confetti', () => ({ celebrate: vi.fn(async () => {}) }));
beforeAll(async () => {
  await Promise.all([import('./Compare.tsx'), import('@ia/shared-services/recipe-follow-ups')]);
});

const COMPARE_HINT = /^Repare: qual das respostas fala do seu caso/;

async function openComparison(recipe: string) {
  const user = userEvent.setup();
  const { log } = openFactory(V1, `/prompt-factory?receita=${recipe}`);
  await user.click(await findButton('Gerar com IA'));
  await user.click(await findButton('Comparar com um pedido simples'));
  const heading = await screen.findByRole('heading', { name: 'Pedido simples' });
  expect(document.activeElement).toBe(heading);
  return { log, plainSide: within(heading.parentElement as HTMLElement) };
}

it("Compare shows the plain request with a labelled example next to the visitor's prompt, and earns no point", async () => {
  const { plainSide } = await openComparison('brainstorm');
  expect(
    plainSide.getByText(/^Ajuda-me a ter ideias\. Sugere 5 ideias sobre uma festa no bairro/),
  ).toBeTruthy();
  expect(await plainSide.findByText('Exemplo escrito pela equipa')).toBeTruthy();
  expect(await plainSide.findByText('Fazer uma coisa em grupo.')).toBeTruthy();
  expect(await screen.findByText(COMPARE_HINT)).toBeTruthy();
  const ownSide = screen.getByRole('heading', { level: 4, name: 'O seu prompt' })
    .parentElement as HTMLElement;
  expect(within(ownSide).getByText(/^Age como alguém com muita imaginação/)).toBeTruthy();
  expect(localStorage.getItem('promptFactoryPoints')).toBe('1');
});

it('Compare explains that no example exists, and offers to copy the plain request', async () => {
  const { log, plainSide } = await openComparison('ata-de-reuniao');
  expect(await plainSide.findByText('Sem IA ligada, não há aqui respostas para comparar.')).toBeTruthy();
  expect(plainSide.getByRole('button', { name: 'Copiar Prompt' })).toBeTruthy();
  expect(screen.queryByText(COMPARE_HINT), 'there are no two answers to compare').toBeNull();
  const ready = log.announcements.filter((text) => /está pront[ao]: /.test(text));
  expect(ready, 'only the first answer is announced').toEqual([
    'O exemplo da equipa está pronto: leia-o a seguir.',
  ]);
});

it('Compare is not offered for an image recipe', async () => {
  const user = userEvent.setup();
  openFactory(V1, '/prompt-factory?receita=cena-fantastica');
  await user.click(await findButton('Gerar com IA'));
  await screen.findByText('Ilustração da equipa');
  expect(screen.getByText('A IA não está ligada neste site. Fica uma ilustração da equipa.')).toBeTruthy();
  expect(screen.queryByText(/adapte-o ao seu caso/), 'an image is not a model to adapt').toBeNull();
  expect(screen.queryByRole('button', { name: 'Comparar com um pedido simples' })).toBeNull();
});
