import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { t } from '../../content/__page__.ts';
import X__page__ from './index.tsx';

it('X__page__ has one heading of level 1 and shows a notice after the button is pressed', async () => {
  const shell = fakeShell();
  render(<X__page__ shell={shell} />);
  expect(screen.getAllByRole('heading', { level: 1 }).map((title) => title.textContent)).toEqual([t.title]);
  await userEvent.click(screen.getByRole('button', { name: t.first.greet }));
  expect(shell.log.notices).toEqual([{ kind: 'success', message: t.first.greeted }]);
});
