import { useShell } from '@ia/federation';
import { ArrowDown, Icon } from '@ia/shared-ui/icon';
import type { ReactNode } from 'react';
import { Bar, Next, Position, Track } from './PositionBar.styles.ts';

interface PositionBarProps {
  /** Accessible name. */
  label: string;
  title: string;
  detail: string;
  /** Anchor of the link, '#bloco-3'. */
  to: string;
  /** Text of the link. */
  children: ReactNode;
  /** Finished share, from 0 to 1. */
  share: number;
}

/** Sticky bar with the position in a course or mission, for phones and tablets, where the sidebar is far away. */
export function PositionBar({ label, title, detail, to, children, share }: PositionBarProps) {
  const shell = useShell();
  return (
    <Bar aria-label={label}>
      <Position>
        <strong>{title}</strong>
        <span>{detail}</span>
      </Position>
      <Next href={shell.href(to) ?? undefined}>
        {children}
        <Icon icon={ArrowDown} />
      </Next>
      <Track aria-hidden="true">
        <div style={{ transform: `scaleX(${share})` }} />
      </Track>
    </Bar>
  );
}
