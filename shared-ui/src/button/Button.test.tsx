import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { LinkButton } from './LinkButton.tsx';

test('loading button retains the focus, is busy and ignores presses', async () => {
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

test('loading submit button does not submit its form', async () => {
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

test('button in a form does not submit it by default', async () => {
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

test('new-tab link is labelled and has rel noopener', () => {
  render(
    <LinkButton href="https://manifesto.example" newTab>
      Ler o manifesto
    </LinkButton>,
  );
  const link = screen.getByRole('link', { name: 'Ler o manifesto (abre num novo separador)' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('link to a disabled route is not rendered', () => {
  render(<LinkButton href={null}>Co-criar o Manifesto</LinkButton>);
  expect(screen.queryByText('Co-criar o Manifesto')).toBeNull();
});
