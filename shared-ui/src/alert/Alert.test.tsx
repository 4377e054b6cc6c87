import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Alert } from './Alert.tsx';

test('Title and text are in one block, so that a screen reader speaks them in order', () => {
  render(
    <Alert kind="error" live="alert" title="A sugestão não seguiu.">
      Tente de novo mais tarde.
    </Alert>,
  );
  const block = screen.getByText('Tente de novo mais tarde.');
  expect(within(block).getByText('A sugestão não seguiu.').tagName).toBe('STRONG');
});

/** Page with a retryable error message; `wrap` puts markup around the message. */
function AlertInside({ wrap }: { wrap: (alert: ReactNode) => ReactNode }) {
  return (
    <main>
      <h1>Página</h1>
      {wrap(
        <Alert kind="error" onRetry={() => {}}>
          Não foi possível abrir.
        </Alert>,
      )}
    </main>
  );
}

const CONTAINERS: [where: string, wrap: (alert: ReactNode) => ReactNode, expectedFocus: string][] = [
  [
    'a region opened by a button',
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
    'a details element',
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

test.each(CONTAINERS)(
  'retry in %s moves the focus to its opener or heading',
  (_where, wrap, expectedFocus) => {
    render(<AlertInside wrap={wrap} />);
    const button = screen.getByRole('button', { name: 'Tentar de novo' });
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement?.textContent).toBe(expectedFocus);
  },
);
