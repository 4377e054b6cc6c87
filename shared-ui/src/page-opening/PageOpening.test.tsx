import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../button/Button.tsx';
import { PageOpening, type PageOpeningKind } from './PageOpening.tsx';

const KINDS: PageOpeningKind[] = ['statement', 'course', 'plain'];

// `e2e/everyone/page-opening.spec.ts` measures the gaps on every page.
test.each(KINDS)('PageOpening %s reads from the eyebrow to the actions, and then the picture', (kind) => {
  const { container } = render(
    <PageOpening
      kind={kind}
      eyebrow="Participar"
      title="Escrever em conjunto"
      lead="Vote nos princípios."
      actions={<Button>Votar</Button>}
      picture="Azulejo"
    >
      <p>Cinco minutos</p>
    </PageOpening>,
  );
  expect(container.textContent).toBe(
    'ParticiparEscrever em conjuntoVote nos princípios.Cinco minutosVotarAzulejo',
  );
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
