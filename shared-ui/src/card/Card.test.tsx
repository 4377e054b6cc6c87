import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Card } from './Card.tsx';

test('card is one link, named by its title', () => {
  render(
    <Card title="Fábrica de Prompts IA" href="#/prompt-factory" action="Começar a criar">
      Escolha uma receita.
    </Card>,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Fábrica de Prompts IA']);
});

test('unavailable card shows «Em breve» without a control, even with href', () => {
  render(<Card title="Curtas de IA" href="#/curtas" soon action="Ver" />);
  expect(screen.getByText('Em breve')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('Ver')).toBeNull();
});

test('card with a null href, as of a disabled route, has no link', () => {
  render(<Card title="Biblioteca" href={null} action="Abrir" />);
  expect(screen.getByRole('heading', { name: 'Biblioteca' })).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

test('card with onPress is a button', async () => {
  const press = vi.fn();
  render(<Card title="Gerar Ideias" onPress={press} />);
  await userEvent.click(screen.getByRole('button', { name: 'Gerar Ideias' }));
  expect(press).toHaveBeenCalledOnce();
});
