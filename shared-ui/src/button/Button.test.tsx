import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { LinkButton } from './LinkButton.tsx';

test('while loading it keeps the focus, says so, and ignores presses', async () => {
  const user = userEvent.setup();
  const press = vi.fn();
  const { rerender } = render(<Button onClick={press}>Gerar com IA</Button>);
  await user.tab();
  rerender(
    <Button onClick={press} loading loadingLabel="A gerar…">
      Gerar com IA
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'A gerar…' });
  expect(button).toBe(document.activeElement);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await user.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
});

test('a loading submit button does not send its form again', async () => {
  const user = userEvent.setup();
  const send = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button type="submit" loading>
        Submeter
      </Button>
    </form>,
  );
  await user.click(screen.getByRole('button'));
  expect(send).not.toHaveBeenCalled();
});

test('a button in a form does not send it unless asked to', async () => {
  const user = userEvent.setup();
  const send = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button>Sugerir Melhoria</Button>
    </form>,
  );
  await user.click(screen.getByRole('button'));
  expect(send).not.toHaveBeenCalled();
});

test('a link that opens a new tab says so and does not hand over this page', () => {
  render(
    <LinkButton href="https://manifesto.example" newTab>
      Ler o manifesto
    </LinkButton>,
  );
  const link = screen.getByRole('link', { name: 'Ler o manifesto (abre num novo separador)' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('a link to a page that is off is not shown', () => {
  render(<LinkButton href={null}>Co-criar o Manifesto</LinkButton>);
  expect(screen.queryByText('Co-criar o Manifesto')).toBeNull();
});
