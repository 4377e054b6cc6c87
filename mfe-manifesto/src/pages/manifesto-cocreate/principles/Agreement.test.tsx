import type { Principle } from '@ia/shared-services/principles';
import { PRINCIPLES } from '@ia/shared-services/principles';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Agreement } from './Agreement.tsx';

const principle = {
  ...(PRINCIPLES[0] as Principle),
  example_upvotes: 13,
  example_downvotes: 0,
} satisfies Principle;

/**
 * Renders the result with votes of people, beside 13 example votes, which no visitor cast.
 * @returns text of the meter and of the page
 */
function renderVotes(castUp: number, castDown: number) {
  const { container, unmount } = render(<Agreement principle={principle} up={13 + castUp} down={castDown} />);
  const result = {
    meter: screen.getByRole('meter').getAttribute('aria-valuetext'),
    share: screen.getByRole('meter').getAttribute('aria-valuenow'),
    text: container.textContent ?? '',
  };
  unmount();
  return result;
}

it('Agreement says that nobody has voted while there are examples only, without a percentage', () => {
  const { meter, share, text } = renderVotes(0, 0);
  // The specification fixes 50 without votes.
  expect({ meter, share }).toEqual({ meter: 'Ainda ninguém votou', share: '50' });
  expect(text).toContain('Nos botões contam também 13 votos de exemplo da equipa.');
  expect(text).not.toMatch(/pessoas? |%/);
});

it.each([
  [1, 0, '1 pessoa votou e concorda', '100'],
  [0, 1, '1 pessoa votou e não concorda', '0'],
  [1, 2, '1 de 3 pessoas concorda', '33.3'],
])('Agreement counts people only, after %i votes in favour and %i against', (up, down, meter, share) => {
  const result = renderVotes(up, down);
  expect(result).toMatchObject({ meter, share });
  expect(result.text).toContain('Nos botões contam também 13 votos de exemplo da equipa.');
  // 13 examples and the votes.
  expect(result.text).not.toMatch(/14|15|16|%/);
});

it('Agreement stops mentioning examples after ten votes, and has a percentage from 20 votes', () => {
  expect(renderVotes(9, 0).text).toContain('exemplo');
  expect(renderVotes(10, 0).text).not.toContain('exemplo');
  expect(renderVotes(19, 0).meter).toBe('19 de 19 pessoas concordam');
  expect(renderVotes(15, 5).meter).toBe('15 de 20 pessoas concordam, 75\u00a0%');
});
