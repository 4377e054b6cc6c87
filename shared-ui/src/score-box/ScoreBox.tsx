import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../number/index.ts';
import { media, token } from '../tokens/index.ts';

export interface ScoreBoxProps {
  /** What is counted: "Pontos". */
  label: string;
  /** The score now. */
  value: number;
  /** Shown behind the value as "/ 15". */
  goal?: number;
  /** Says the new value to screen readers. Leave on in one box per page. */
  announced?: boolean;
}

/** Specification §9: a changed score is highlighted for 1 s. */
const HIGHLIGHT = 1000;
const Box = styled.div({
  display: 'inline-grid',
  justifyItems: 'center',
  minWidth: '7rem',
  padding: `${token.space[3]} ${token.space[5]}`,
  border: `2px solid ${token.color.line}`,
  borderRadius: token.radius.md,
  background: token.color.raised,
  [media.motion]: { transition: `background ${token.motion.slow}, border-color ${token.motion.slow}` },
  '&[data-highlight]': { borderColor: token.color.accent, background: token.color.accentSoft },
});

const Label = styled.span({ fontSize: token.size.sm, color: token.color.inkSoft });

const Value = styled.span({
  fontFamily: token.font.display,
  fontSize: token.size.h2,
  fontWeight: 700,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});

const Goal = styled.span({ fontSize: token.size.md, fontWeight: 500, color: token.color.inkSoft });

/** A score that stands out for a second when it changes. */
export function ScoreBox({ label, value, goal, announced = true }: ScoreBoxProps) {
  const highlighted = useHighlight(value);
  return (
    <Box data-highlight={highlighted || undefined} role={announced ? 'status' : undefined} aria-atomic="true">
      <Label>{label}</Label>
      <Value>
        {formatNumber(value)}
        {goal !== undefined && <Goal> / {formatNumber(goal)}</Goal>}
      </Value>
    </Box>
  );
}

/** True for a second after the value became another one; not for the first. */
function useHighlight(value: number): boolean {
  const previous = useRef(value);
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (previous.current === value) return;
    previous.current = value;
    setOn(true);
    const timer = setTimeout(() => setOn(false), HIGHLIGHT);
    return () => clearTimeout(timer);
  }, [value]);
  return on;
}
