import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { words } from '../../content/__page__.ts';
import X__page__ from './index.tsx';

it('has one title, and greets through the shell', async () => {
  const shell = fakeShell();
  render(<X__page__ shell={shell} />);
  expect(screen.getAllByRole('heading', { level: 1 }).map((title) => title.textContent)).toEqual([
    words.title,
  ]);
  await userEvent.click(screen.getByRole('button', { name: words.first.greet }));
  expect(shell.log.notices).toEqual([{ kind: 'success', message: words.first.greeted }]);
});
