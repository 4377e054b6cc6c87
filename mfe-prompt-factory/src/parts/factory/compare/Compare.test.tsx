import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { button, open, V1 } from '../Factory.test-scene.tsx';

// happy-dom has no canvas.
vi.mock('@ia/shared-ui/confetti', () => ({ celebrate: vi.fn(async () => {}) }));
beforeAll(async () => {
  await Promise.all([import('./Compare.tsx'), import('@ia/shared-services/recipe-follow-ups')]);
});

const LOOK = /^Repare: qual das respostas fala do seu caso/;

async function compared(recipe: string) {
  const user = userEvent.setup();
  open(V1, `/prompt-factory?receita=${recipe}`);
  await user.click(await button('Gerar com IA'));
  await user.click(await button('Comparar com um pedido simples'));
  const heading = await screen.findByRole('heading', { name: 'Pedido simples' });
  expect(document.activeElement).toBe(heading);
  return within(heading.parentElement as HTMLElement);
}

it("Compare shows the plain request with a labelled example next to the visitor's prompt, and earns no point", async () => {
  const plain = await compared('brainstorm');
  expect(plain.getByText(/^Ajuda-me a ter ideias\. Sugere 5 ideias sobre uma festa no bairro/)).toBeTruthy();
  expect(await plain.findByText('Exemplo escrito pela equipa')).toBeTruthy();
  expect(await plain.findByText('Fazer uma coisa em grupo.')).toBeTruthy();
  expect(await screen.findByText(LOOK)).toBeTruthy();
  const yours = screen.getByRole('heading', { level: 4, name: 'O seu prompt' }).parentElement as HTMLElement;
  expect(within(yours).getByText(/^Age como alguém com muita imaginação/)).toBeTruthy();
  expect(localStorage.getItem('promptFactoryPoints')).toBe('1');
});

it('Compare explains that no example exists and offers the request to copy', async () => {
  const plain = await compared('ata-de-reuniao');
  expect(await plain.findByText('Sem IA ligada, não há aqui respostas para comparar.')).toBeTruthy();
  expect(plain.getByRole('button', { name: 'Copiar Prompt' })).toBeTruthy();
  expect(screen.queryByText(LOOK), 'there are no two answers to compare').toBeNull();
});

it('Compare is not offered for an image recipe', async () => {
  const user = userEvent.setup();
  open(V1, '/prompt-factory?receita=cena-fantastica');
  await user.click(await button('Gerar com IA'));
  await screen.findByText('Ilustração da equipa');
  expect(screen.getByText('A IA não está ligada neste sítio. Fica uma ilustração da equipa.')).toBeTruthy();
  expect(screen.queryByText(/adapte-o ao seu caso/), 'an image is not a model to adapt').toBeNull();
  expect(screen.queryByRole('button', { name: 'Comparar com um pedido simples' })).toBeNull();
});
