import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../button/Button.tsx';
import { PageOpening, type PageOpeningKind } from './PageOpening.tsx';

const KINDS: PageOpeningKind[] = ['statement', 'course', 'plain'];

test.each(KINDS)('PageOpening %s has gaps of 16, 24 and 32 px', (kind) => {
  render(
    <PageOpening
      kind={kind}
      eyebrow="Participar"
      title="Escrever em conjunto"
      lead="Vote nos princípios."
      actions={<Button>Votar</Button>}
    >
      <p>Cinco minutos</p>
    </PageOpening>,
  );
  const title = screen.getByRole('heading', { level: 1, name: 'Escrever em conjunto' });
  const gapAbove = (element: Element | null | undefined) =>
    element ? getComputedStyle(element).marginBlockStart : null;
  expect(gapAbove(title)).toBe('var(--space-4)');
  expect(gapAbove(screen.getByText('Vote nos princípios.'))).toBe('var(--space-6)');
  expect(gapAbove(screen.getByText('Cinco minutos'))).toBe('var(--space-4)');
  expect(gapAbove(screen.getByRole('button').parentElement)).toBe('var(--space-8)');
});

test('PageOpening lets the router focus its title', () => {
  render(<PageOpening title="Escrever em conjunto" />);
  const title = screen.getByRole('heading', { level: 1 });
  title.focus();
  expect(document.activeElement).toBe(title);
});

test('PageOpening is a region only with an id for its title', () => {
  const { rerender } = render(<PageOpening title="Escrever em conjunto" />);
  expect(screen.queryByRole('region')).toBeNull();
  rerender(<PageOpening title="Escrever em conjunto" titleId="titulo" />);
  expect(screen.getByRole('region', { name: 'Escrever em conjunto' })).toBeTruthy();
});

test('PageOpening passes attributes and styles on to its band', () => {
  render(
    <PageOpening
      title="Escrever em conjunto"
      titleId="titulo"
      data-collapsed="true"
      css={{ paddingBlock: '1px' }}
    />,
  );
  const band = screen.getByRole('region');
  expect(band.dataset.collapsed).toBe('true');
  expect(getComputedStyle(band).paddingBlock).toBe('1px');
});
