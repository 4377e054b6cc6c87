import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { mission } from '../../../content/mission-1/mission.ts';
import type { PartOf } from '../../../content/schema.ts';
import { writtenKey } from '../../../state/written-atom.ts';
import { LessonIdProvider } from '../lesson-id.ts';
import { Reflection } from './Reflection.tsx';

const part = mission.blocks
  .flatMap(({ parts }) => parts)
  .find(({ type }) => type === 'reflection') as PartOf<'reflection'>;

const renderReflection = () =>
  render(
    <ShellProvider shell={fakeShell()}>
      <LessonIdProvider value={mission.id}>
        <Reflection part={part} />
      </LessonIdProvider>
    </ShellProvider>,
  );

beforeEach(() => localStorage.clear());

it('Reflection keeps its text until the next visit, and can be shared then', async () => {
  const user = userEvent.setup();
  const { unmount } = renderReflection();
  await user.type(screen.getByRole('textbox', { name: part.label }), 'Quero ler cartas difíceis.');
  expect(screen.getByText(/^O seu texto fica só neste dispositivo\./)).toBeTruthy();
  expect(localStorage.getItem(writtenKey(mission.id))).toContain('Quero ler cartas difíceis.');
  unmount();
  renderReflection();
  const box = screen.getByRole('textbox', { name: part.label });
  expect(box).toHaveProperty('value', 'Quero ler cartas difíceis.');
  await user.click(screen.getByRole('button', { name: 'Partilhar' }));
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Quero ler cartas difíceis.');
});

it('Reflection is removed from the device when it is emptied', async () => {
  const user = userEvent.setup();
  renderReflection();
  const box = screen.getByRole('textbox', { name: part.label });
  await user.type(box, 'Nada');
  await user.clear(box);
  expect(localStorage.getItem(writtenKey(mission.id)) ?? '').not.toContain(part.id);
});
