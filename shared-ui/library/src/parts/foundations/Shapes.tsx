// Examples of the tokens for space, radius, shadow and duration.

import { token } from '@ia/shared-ui/tokens';
import { Bar, Mover, Rows, Tile, Tiles } from './Shapes.styles.ts';

const spaces = Object.entries(token.space);
const radii = Object.entries(token.radius);
const shadows = Object.entries(token.shadow);
const durations = Object.entries({
  fast: token.motion.fast,
  base: token.motion.base,
  slow: token.motion.slow,
});

/** Spacing tokens. */
export function Spacing() {
  return (
    <Rows>
      {spaces.map(([name, width]) => (
        <li key={name}>
          <code>{name}</code>
          <Bar style={{ width }} />
        </li>
      ))}
    </Rows>
  );
}

/** Radius and shadow tokens. */
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

/** Duration tokens: hover or focus a square to see the speed. */
export function Motion() {
  return (
    <Tiles>
      {durations.map(([name, animationDuration]) => (
        <li key={name}>
          <Mover type="button" aria-label={name}>
            <span style={{ animationDuration }} />
          </Mover>
          <code>motion.{name}</code>
        </li>
      ))}
    </Tiles>
  );
}
