import { THEMES, type Theme } from '@ia/shared-ui/tokens';
import { useState } from 'react';
import { DemoCard, MutedText } from './DemoCard.tsx';
import { Sample, Tiles } from './ThemingCard.styles.ts';

/** Demo card that applies the theme of the pressed tile to itself, with one `data-theme` attribute. */
export function ThemingCard() {
  const [theme, setTheme] = useState<Theme>('blue');
  return (
    <DemoCard lang="en" data-theme={theme}>
      <h4>Theming</h4>
      <MutedText>Press a tile: this card changes, the page around it does not.</MutedText>
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
