import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Alert } from './Alert.tsx';

/** What stands around a message that something failed. */
function Failing({ around }: { around: (alert: ReactNode) => ReactNode }) {
  return (
    <main>
      <h1>Página</h1>
      {around(
        <Alert kind="error" onRetry={() => {}}>
          Não foi possível abrir.
        </Alert>,
      )}
    </main>
  );
}

const PLACES: [where: string, around: (alert: ReactNode) => ReactNode, back: string][] = [
  [
    'a place that a button opened',
    (alert) => (
      <section>
        <h2>Versões</h2>
        <button type="button" aria-controls="texto">
          Ler o texto
        </button>
        <div id="texto">{alert}</div>
      </section>
    ),
    'Ler o texto',
  ],
  [
    'a fold',
    (alert) => (
      <details open>
        <summary>Ver em tabela</summary>
        {alert}
      </details>
    ),
    'Ver em tabela',
  ],
  [
    'a section',
    (alert) => (
      <section id="principios">
        <h2>Princípios</h2>
        {alert}
      </section>
    ),
    'Princípios',
  ],
];

test.each(PLACES)('who tries again in %s does not lose their place', (_where, around, back) => {
  render(<Failing around={around} />);
  const button = screen.getByRole('button', { name: 'Tentar de novo' });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement?.textContent).toBe(back);
});
