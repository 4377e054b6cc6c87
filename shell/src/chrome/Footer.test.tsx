import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Footer } from './Footer.tsx';

it('footer shows the date of the last change, if the app declares it', () => {
  const { rerender } = render(<Footer shell={fakeShell()} updated="2026-11-22" />);
  expect(screen.getByText('22 de novembro de 2026').getAttribute('datetime')).toBe('2026-11-22');
  rerender(<Footer shell={fakeShell()} updated={undefined} />);
  expect(screen.queryByText(/Página atualizada/)).toBeNull();
});
