import { useEffect, useRef, useState } from 'react';
import type { Motif } from '../azulejo/index.ts';
import { Lock } from '../icon/icons.ts';
import * as styles from './Medal.styles.ts';
import { MedalDrawing } from './MedalDrawing.tsx';

export interface MedalProps {
  /** What it is called: "Mestre de Prompts". */
  name: string;
  /** Whether it has been earned. */
  unlocked: boolean;
  /** Earned just now: it flips although it was never shown locked. */
  fresh?: boolean;
  /** Figure on its face. */
  motif?: Motif;
  /** Width of the drawing in CSS pixels. */
  size?: number;
  /** Its state in words, until it is earned. */
  lockedLabel?: string;
  /** Its state in words, once it is earned. */
  unlockedLabel?: string;
}

/**
 * A medal to earn. It flips when it is unlocked while shown; an earlier one just shows. Tell the visitor in words
 * too (shell.notify): the medal itself does not speak.
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
  const before = useRef(unlocked);
  const [celebrating, setCelebrating] = useState(unlocked && fresh);
  useEffect(() => {
    if (unlocked && !before.current) setCelebrating(true);
    before.current = unlocked;
  }, [unlocked]);
  return (
    <figure css={styles.figure}>
      <div
        css={styles.disc}
        data-locked={!unlocked}
        data-celebrating={celebrating}
        onAnimationEnd={() => setCelebrating(false)}
      >
        <MedalDrawing motif={motif} size={size} />
        {!unlocked && (
          <span css={styles.lock} aria-hidden="true">
            <Lock size={20} />
          </span>
        )}
      </div>
      <figcaption css={styles.name}>
        {name}
        <small>{unlocked ? unlockedLabel : lockedLabel}</small>
      </figcaption>
    </figure>
  );
}
