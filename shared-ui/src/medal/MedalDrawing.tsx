import { AzulejoBadge, type Motif } from '../azulejo/index.ts';
import * as styles from './Medal.styles.ts';

interface MedalDrawingProps {
  motif: Motif;
  /** Width in CSS pixels. */
  size: number;
  unlocked: boolean;
}

/** A round tile on a ribbon: clay until the medal is earned. */
export function MedalDrawing({ motif, size, unlocked }: MedalDrawingProps) {
  return (
    <div css={styles.drawing} data-part="drawing" aria-hidden="true" style={{ width: size }}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the whole drawing is hidden from screen readers */}
      <svg css={styles.ribbon} data-part="ribbon" viewBox="0 0 100 62">
        <path d="M30 0 14 58l18-9 12 13 10-62z" data-part="back" />
        <path d="M70 0 86 58l-18-9-12 13L46 0z" />
      </svg>
      <div css={styles.face}>
        <AzulejoBadge motif={motif} size={size} unglazed={!unlocked} />
      </div>
    </div>
  );
}
