import { PRINCIPLES } from '@ia/shared-services/principles';
import { Azulejo } from '@ia/shared-ui/azulejo';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildVoteWall } from './vote-wall.ts';

const { looks } = buildVoteWall(PRINCIPLES, 0);
/** Theme and colour of the ground (background) of a tile. */
const groundOf = ({ theme, motif, inverted }: (typeof looks)[number]) =>
  `${theme} ${render(<Azulejo motif={motif ?? 'star'} inverted={inverted} />)
    .container.querySelector('path')
    ?.getAttribute('fill')}`;

it('Each principle has a ground of its own in favour, which no vote against has', () => {
  // `looks` has two entries per principle: in favour, then against.
  const grounds = PRINCIPLES.flatMap((_, index) => looks.slice(2 * index, 2 * index + 2).map(groundOf));
  expect(new Set(grounds).size).toBe(2 * PRINCIPLES.length);
});
