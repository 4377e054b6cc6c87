import type { ComponentProps, ElementType } from 'react';
import * as styles from './Text.styles.ts';

export interface TextProps extends ComponentProps<'p'> {
  /** Element; 'span' inside a line. */
  as?: ElementType;
}

/** Opening paragraph of a page or section. */
export function Lead({ as: Element = 'p', ...rest }: TextProps) {
  return <Element {...rest} css={styles.lead} />;
}

/** Short text above a heading; not a heading itself. */
export function Eyebrow({ as: Element = 'p', ...rest }: TextProps) {
  return <Element {...rest} css={styles.eyebrow} />;
}

/** Sources, dates, conditions: smaller text, at least 12 pt. */
export function Small({ as: Element = 'p', ...rest }: TextProps) {
  return <Element {...rest} css={styles.small} />;
}
