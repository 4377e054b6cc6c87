import { useEffect, useRef, useState } from 'react';
import type { Motif } from '../azulejo/index.ts';
import * as styles from './Medal.styles.ts';
import { MedalDrawing } from './MedalDrawing.tsx';

export interface MedalProps {
  /** Name of the medal: "Mestre de Prompts". */
  name: string;
  /** True when earned. */
  unlocked: boolean;
  /** Just earned: flips even if it was never shown locked. */
  fresh?: boolean;
  /** Motif on its face. */
  motif?: Motif;
  /** Width of the drawing in CSS pixels. */
  size?: number;
  /** State text while locked. */
  lockedLabel?: string;
  /** State text once earned. */
  unlockedLabel?: string;
}

/**
 * Medal that flips when unlocked while shown; static if earned earlier. It announces nothing, so notify the
 * visitor (shell.notify).
 */
export function Medal({
  name,
  unlocked,
  fresh = false,
  motif = 'star',
  size = 112,
  lockedLabel = 'Medalha por desbloquear',
  unlockedLabel = 'Medalha desbloqueada',
}: MedalProps) {
  const wasUnlocked = useRef(unlocked);
  const [celebrating, setCelebrating] = useState(unlocked && fresh);
  useEffect(() => {
    if (unlocked && !wasUnlocked.current) setCelebrating(true);
    wasUnlocked.current = unlocked;
  }, [unlocked]);
  return (
    <figure css={styles.figure}>
      <div
        css={styles.disc}
        data-locked={!unlocked}
        data-celebrating={celebrating}
        onAnimationEnd={() => setCelebrating(false)}
      >
        <MedalDrawing motif={motif} size={size} unlocked={unlocked} />
      </div>
      <figcaption css={styles.name}>
        {name}
        <small>{unlocked ? unlockedLabel : lockedLabel}</small>
      </figcaption>
    </figure>
  );
}
