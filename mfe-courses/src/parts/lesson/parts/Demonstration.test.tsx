import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PrintVersionProvider } from '../print-version.ts';
import { Demonstration } from './Demonstration.tsx';

// The chunk of this demonstration fails to load.
vi.mock('../../demonstrations/FruitMachine.tsx', () => {
  throw new Error('no network');
});

// Without IntersectionObserver, lazy parts load at once.
vi.stubGlobal('IntersectionObserver', undefined);

const part = {
  type: 'demonstration' as const,
  name: 'fruit' as const,
  title: 'Treine uma máquina',
  text: 'Depois veja onde falha.',
  minutes: 5,
  onPaper: ['Desenhem seis maçãs.', 'Escrevam uma regra.'],
};
const renderDemonstration = (name: 'fruit' | 'what-to-write', { paper = false } = {}) =>
  render(
    <ShellProvider shell={fakeShell()}>
      <PrintVersionProvider value={paper}>
        <Demonstration part={{ ...part, name }} />
      </PrintVersionProvider>
    </ShellProvider>,
  );

it('Demonstration shows its interactive part without the manual steps', async () => {
  renderDemonstration('what-to-write');
  expect(await screen.findByRole('button', { name: 'Depende' })).toBeTruthy();
  expect(screen.queryByText('Escrevam uma regra.')).toBeNull();
});

it('Demonstration shows the manual steps and a retry button when its chunk fails to load', async () => {
  renderDemonstration('fruit');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^A experiência não abriu/);
  expect(screen.getByText('Escrevam uma regra.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy();
});

it('Demonstration prints the manual steps', () => {
  renderDemonstration('what-to-write', { paper: true });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(part.onPaper);
  expect(screen.queryByRole('button')).toBeNull();
});
