import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import examples from './Accordion.examples.tsx';

const Faq = examples.examples['Perguntas frequentes'] as () => React.ReactNode;
const OneAtATime = examples.examples['Um de cada vez, com o primeiro aberto'] as () => React.ReactNode;
const isOpen = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true';

test('questions are headings, and each opens independently by keyboard', async () => {
  const user = userEvent.setup();
  render(<Faq />);
  expect(screen.getByRole('heading', { level: 3, name: 'Quem pode participar?' })).toBeDefined();

  await user.tab();
  await user.keyboard('{Enter}');
  expect(isOpen('Quem pode participar?')).toBe(true);
  await user.tab();
  await user.keyboard(' ');
  expect(isOpen('Como posso contribuir?')).toBe(true);
  expect(isOpen('Quem pode participar?')).toBe(true);

  await user.keyboard(' ');
  expect(isOpen('Como posso contribuir?')).toBe(false);
});

test('opening a second item closes the first when multiple is false', async () => {
  const user = userEvent.setup();
  render(<OneAtATime />);
  expect(isOpen('O meu progresso fica guardado?')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Tem custos?' }));
  expect(isOpen('Tem custos?')).toBe(true);
  expect(isOpen('O meu progresso fica guardado?')).toBe(false);
});
