import type { ComponentProps } from 'react';
import * as styles from './Particle.styles.ts';

/**
 * One flying emoji inside an `Origin`. --x, --y, --scale and --turn set its path; animation properties set
 * its timing.
 */
export function Particle(props: ComponentProps<'span'>) {
  return <span {...props} data-flies="" />;
}

/** Wrapper of the content that particles fly from. A `div`, because the content may be a block. */
export function Origin(props: ComponentProps<'div'>) {
  return <div {...props} css={styles.origin} />;
}
