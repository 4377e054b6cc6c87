import type { ComponentProps } from 'react';
import * as styles from './Particle.styles.ts';

/** One flying emoji, within an `Origin`. Its flight stands in --x, --y, --scale and --turn; its time in the animation's own properties. */
export function Particle(props: ComponentProps<'span'>) {
  return <span {...props} data-flies="" />;
}

/** Around what they fly out of: anything, blocks too, and so not a `span`. */
export function Origin(props: ComponentProps<'div'>) {
  return <div {...props} css={styles.origin} />;
}
