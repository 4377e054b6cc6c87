import styled from '@emotion/styled';
import { THEMES, type Theme, token } from '@ia/shared-ui/tokens';
import { useState } from 'react';
import { DemoCard, Quiet } from './DemoCard.tsx';

/** The card wears the theme that is pressed: one attribute, nothing re-rendered but the pressed state. */
export function ThemingCard() {
  const [theme, setTheme] = useState<Theme>('blue');
  return (
    <DemoCard lang="en" data-theme={theme}>
      <h4>Theming</h4>
      <Quiet>Press a tile: this card changes, the page around it does not.</Quiet>
      <Tiles>
        {THEMES.map((name) => (
          <button
            key={name}
            type="button"
            data-theme={name}
            aria-label={name}
            aria-pressed={name === theme}
            onClick={() => setTheme(name)}
          />
        ))}
      </Tiles>
      <Sample>
        <strong>Solid</strong>
        <span>Soft</span>
      </Sample>
    </DemoCard>
  );
}

const Tiles = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[2],
  '& > button': {
    width: '2.75rem',
    height: '2.75rem',
    border: `3px solid ${token.color.raised}`,
    borderRadius: token.radius.sm,
    background: `radial-gradient(circle at 0 100%, ${token.color.accentDeco} 0 60%, ${token.color.accent} 62%)`,
    cursor: 'pointer',
    forcedColorAdjust: 'none',
  },
  '& > button[aria-pressed="true"]': { outline: `3px solid ${token.color.ink}` },
});

const Sample = styled.div({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderRadius: token.radius.md,
  overflow: 'hidden',
  textAlign: 'center',
  '& > *': { padding: token.space[3] },
  '& > strong': { background: token.color.accent, color: token.color.onAccent },
  '& > span': { background: token.color.accentSoft, color: token.color.accentStrong },
});
