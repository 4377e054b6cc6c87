import styled from '@emotion/styled';
import { Counter } from '@ia/shared-ui/counter';
import { media, token } from '@ia/shared-ui/tokens';
import type { Counter as Content } from '../../../content/schema.ts';

const List = styled.ul({
  display: 'grid',
  gap: token.space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  listStyle: 'none',
  padding: 0,
  '& > li': {
    padding: token.space[6],
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.lg,
    background: token.color.raised,
  },
  [media.print]: { gap: token.space[2] },
});

const Figure = styled.p({
  fontFamily: token.font.display,
  fontSize: token.size.h1,
  fontWeight: 750,
  lineHeight: 1.1,
  color: token.color.accent,
});

/** Sample figures that count up when half of them is in view. */
export function Counters({ counters }: { counters: readonly Content[] }) {
  return (
    <List role="list">
      {counters.map(({ value, label }) => (
        <li key={label}>
          <Figure>
            <Counter value={value} plus />
          </Figure>
          <p>{label}</p>
        </li>
      ))}
    </List>
  );
}
