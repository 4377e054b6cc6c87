import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Heading } from '../text/Heading.tsx';
import { forcedColorsFill, token } from '../tokens/index.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

const list = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', padding: 0, listStyle: 'none' });

const step = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `0 clamp(${token.space[4]}, 3vw, ${token.space[6]})`,
  paddingBottom: token.space[8],
  '&:last-child': { paddingBottom: 0 },
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    top: '3rem',
    bottom: 0,
    insetInlineStart: 'calc(1.5rem - 1px)',
    width: 2,
    background: token.color.accent,
    opacity: 0.35,
  },
});

const mark = css({
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: `${token.radius.md} 50% 50% 50%`,
  background: token.color.accent,
  color: token.color.onAccent,
  fontFamily: token.font.display,
  fontSize: token.size.lg,
  fontWeight: 800,
  ...forcedColorsFill,
});

const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[2],
  alignContent: 'start',
  paddingTop: token.space[2],
  maxWidth: token.measure,
});

export interface TimelineStep {
  /** Name of the step. */
  title: ReactNode;
  /** Description of the step. */
  text?: ReactNode;
  /** Text beside the title: a date, a duration. */
  note?: ReactNode;
}

export interface TimelineProps {
  /** The steps, in order. */
  steps: readonly TimelineStep[];
  /** Heading level of the titles. */
  level?: 2 | 3 | 4;
  /** Prefix of the number, for screen readers: 'Etapa'. */
  stepLabel?: string;
}

/** Numbered steps in order. */
export function Timeline({ steps, level = 3, stepLabel = 'Etapa' }: TimelineProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers
    <ol role="list" css={list}>
      {steps.map(({ title, text, note }, index) => (
        <li key={index} css={step}>
          <span css={mark}>
            <span css={visuallyHidden}>{stepLabel} </span>
            {index + 1}
          </span>
          <div css={body}>
            <Heading level={level} size="h3">
              {title}
            </Heading>
            {note && (
              <p css={{ color: token.color.accent, fontSize: token.size.sm, fontWeight: 650 }}>{note}</p>
            )}
            {text && (typeof text === 'string' ? <p css={{ color: token.color.inkSoft }}>{text}</p> : text)}
          </div>
        </li>
      ))}
    </ol>
  );
}
