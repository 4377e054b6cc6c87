import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Alert } from '../icon/icons.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Field.styles.ts';

/** Error text of a control or group, which refers to it by `id`. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} css={styles.error}>
    <Icon icon={Alert} />
    <span>
      <span css={visuallyHidden}>Erro: </span>
      {children}
    </span>
  </p>
);
