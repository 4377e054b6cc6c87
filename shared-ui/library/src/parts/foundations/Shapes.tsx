import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

const steps = Object.entries(token.space);
const radii = Object.entries(token.radius);
const shadows = Object.entries(token.shadow);
const speeds = Object.entries({ fast: token.motion.fast, base: token.motion.base, slow: token.motion.slow });

export function Spacing() {
  return (
    <Rows>
      {steps.map(([name, width]) => (
        <li key={name}>
          <code>{name}</code>
          <Bar style={{ width }} />
        </li>
      ))}
    </Rows>
  );
}

export function Elevation() {
  return (
    <Tiles>
      {radii.map(([name, borderRadius]) => (
        <li key={name}>
          <Tile style={{ borderRadius }} />
          <code>radius.{name}</code>
        </li>
      ))}
      {shadows.map(([name, boxShadow]) => (
        <li key={name}>
          <Tile style={{ boxShadow, borderRadius: token.radius.md }} />
          <code>shadow.{name}</code>
        </li>
      ))}
    </Tiles>
  );
}

/** Point at a square, or reach it with the keyboard, to see the speed. */
export function Motion() {
  return (
    <Tiles>
      {speeds.map(([name, transitionDuration]) => (
        <li key={name}>
          <Mover type="button" aria-label={name}>
            <span style={{ animationDuration: transitionDuration }} />
          </Mover>
          <code>motion.{name}</code>
        </li>
      ))}
    </Tiles>
  );
}

const slide = keyframes({ from: { transform: 'none' }, to: { transform: 'translateX(4.5rem)' } });

const Rows = styled.ul({
  display: 'grid',
  gap: token.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '2rem auto',
    justifyContent: 'start',
    alignItems: 'center',
  },
  '& code': { fontSize: token.size.xs },
});

const Bar = styled.span({
  display: 'block',
  height: '1rem',
  borderRadius: '2px',
  background: token.color.accent,
});

const Tiles = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: token.space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gap: token.space[2] },
  '& code': { fontSize: token.size.xs },
});

const Tile = styled.div({
  height: '4.5rem',
  border: `1px solid ${token.color.line}`,
  background: token.color.raised,
});

const Mover = styled.button({
  display: 'flex',
  alignItems: 'center',
  width: '8rem',
  height: '3.5rem',
  padding: token.space[2],
  border: `1px solid ${token.color.edge}`,
  borderRadius: token.radius.md,
  background: token.color.raised,
  cursor: 'pointer',
  '& > span': {
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: token.radius.sm,
    background: token.color.accent,
    animationTimingFunction: token.motion.ease,
    animationFillMode: 'forwards',
  },
  [media.motion]: { '&:hover > span, &:focus-visible > span': { animationName: slide } },
});
