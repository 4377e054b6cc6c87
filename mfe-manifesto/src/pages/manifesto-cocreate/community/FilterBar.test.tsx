import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FilterBar } from './FilterBar.tsx';

// Chromium reports a native select as selected when it is inserted, and Orca then moves to it.
it('FilterBar keeps its selects folded on arrival and names the filters that are set', () => {
  const { container } = render(
    <FilterBar
      filter={{ search: '', principle: 'Bem Comum', order: 'recent' }}
      onChange={() => {}}
      principles={['Literacia', 'Bem Comum']}
    />,
  );
  expect(screen.getByText('Filtrar e ordenar · Bem Comum · Mais recentes')).toBeTruthy();
  expect(container.querySelector('details')?.open).toBe(false);
});
