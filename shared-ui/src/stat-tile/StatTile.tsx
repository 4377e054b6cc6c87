import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon, type IconType } from '../icon/Icon.tsx';
import { token } from '../tokens/index.ts';

const tile = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: token.space[1],
  height: '100%',
  padding: token.space[6],
  overflow: 'hidden',
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  background: token.color.raised,
  // Two quarter circles of the azulejo in the corner.
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    width: '3.5rem',
    height: '3.5rem',
    background: `radial-gradient(circle at 100% 0, ${token.tile.deco} 0 34%, ${token.tile.main} 35% 58%, transparent 59%)`,
    '@media (forced-colors: active)': { display: 'none' },
  },
});

const value = css({
  fontFamily: token.font.display,
  fontSize: token.size.h1,
  fontWeight: 800,
  lineHeight: 1.05,
  letterSpacing: '-0.025em',
  color: token.color.accent,
  fontVariantNumeric: 'tabular-nums',
});

export interface StatTileProps {
  /** Figure, or a Counter. */
  value: ReactNode;
  /** Description of the figure. */
  label: ReactNode;
  /** Source and year; required for every statistic. */
  source?: ReactNode;
  /** Icon above the figure. */
  icon?: IconType;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/** A large figure with description and source. */
export function StatTile({ value: figure, label, source, icon, className }: StatTileProps) {
  return (
    <div className={className} css={tile}>
      {icon && (
        <Icon icon={icon} size="1.75rem" css={{ color: token.color.accent, marginBottom: token.space[2] }} />
      )}
      <p css={value}>{figure}</p>
      <p css={{ fontWeight: 650, lineHeight: 1.35 }}>{label}</p>
      {source && (
        <p
          css={{
            marginTop: 'auto',
            paddingTop: token.space[3],
            color: token.color.inkSoft,
            fontSize: token.size.sm,
          }}
        >
          {source}
        </p>
      )}
    </div>
  );
}
