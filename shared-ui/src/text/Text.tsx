import type { ComponentProps, ElementType } from 'react';
import * as styles from './Text.styles.ts';

export interface TextProps extends ComponentProps<'p'> {
  /** Another element than a paragraph: 'span' inside of a line. */
  as?: ElementType;
}

/** The paragraph that opens a page or a section. */
export function Lead({ as: Element = 'p', ...rest }: TextProps) {
  return <Element {...rest} css={styles.lead} />;
}

/** A few words above a heading. Not a heading itself. */
export function Eyebrow({ as: Element = 'p', ...rest }: TextProps) {
  return <Element {...rest} css={styles.eyebrow} />;
}

/** Sources, dates, conditions: smaller, but never below 12 pt. */
export function Small({ as: Element = 'p', ...rest }: TextProps) {
  return <Element {...rest} css={styles.small} />;
}
