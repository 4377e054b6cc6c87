import styled from '@emotion/styled';
import { THEMES, token } from '@ia/shared-ui/tokens';
import { visuallyHidden } from '@ia/shared-ui/visually-hidden';
import { type ReactNode, useId } from 'react';
import { words } from '../../content/words.ts';
import { SCHEMES, type Stage, TEXT_SIZES, WIDTHS } from '../../parts/preview/use-stage.ts';

interface StageSwitchesProps {
  stage: Stage;
  onChange: (part: Partial<Stage>) => void;
}

/** Theme, light and dark, text size, width and reduced motion of every example on the page. */
export function StageSwitches({ stage, onChange }: StageSwitchesProps) {
  const { stage: w } = words;
  return (
    <Switches>
      <Choice
        legend={w.theme}
        options={THEMES.map((theme) => ({
          value: theme,
          label: w.themes[theme],
          face: (
            <>
              <Swatch data-theme={theme} />
              <span css={visuallyHidden}>{w.themes[theme]}</span>
            </>
          ),
        }))}
        value={stage.theme}
        onChange={(theme) => onChange({ theme })}
      />
      <Choice
        legend={w.scheme}
        options={SCHEMES.map((scheme) => ({ value: scheme, label: w.schemes[scheme] }))}
        value={stage.scheme}
        onChange={(scheme) => onChange({ scheme })}
      />
      <Choice
        legend={w.text}
        options={TEXT_SIZES.map((size) => ({ value: size, label: `${Math.round(size * 100)} %` }))}
        value={stage.text}
        onChange={(text) => onChange({ text })}
      />
      <Choice
        legend={w.width}
        options={WIDTHS.map((width) => ({ value: width, label: width ? `${width} px` : w.fullWidth }))}
        value={stage.width}
        onChange={(width) => onChange({ width })}
      />
      <Toggle>
        <input
          type="checkbox"
          checked={stage.reducedMotion}
          onChange={(event) => onChange({ reducedMotion: event.target.checked })}
        />
        {w.motion}
      </Toggle>
      <Share>{w.share}</Share>
    </Switches>
  );
}

interface ChoiceProps<T> {
  legend: string;
  options: { value: T; label: string; face?: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
}

function Choice<T>({ legend, options, value, onChange }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      <Row>
        {options.map((option) => (
          <Pill key={option.label} title={option.label}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              css={visuallyHidden}
            />
            <span>{option.face ?? option.label}</span>
          </Pill>
        ))}
      </Row>
    </fieldset>
  );
}

const Switches = styled.div({ display: 'grid', gap: token.space[4] });

const Legend = styled.legend({
  marginBlockEnd: token.space[1],
  padding: 0,
  fontSize: token.size.xs,
  fontWeight: 650,
  color: token.color.inkSoft,
});

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: token.space[1] });

const Pill = styled.label({
  position: 'relative',
  cursor: 'pointer',
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    paddingInline: token.space[2],
    border: `1px solid ${token.color.edge}`,
    borderRadius: token.radius.sm,
    background: token.color.raised,
    fontSize: token.size.xs,
    fontVariantNumeric: 'tabular-nums',
  },
  '&:hover > span': { background: token.color.accentSoft },
  '& > input:checked + span': {
    borderColor: token.color.accent,
    background: token.color.accentSoft,
    color: token.color.accentStrong,
    boxShadow: `inset 0 0 0 1px ${token.color.accent}`,
    fontWeight: 700,
  },
  '& > input:focus-visible + span': { outline: `3px solid ${token.color.focus}`, outlineOffset: '2px' },
});

const Swatch = styled.span({
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: token.radius.sm,
  background: `linear-gradient(135deg, ${token.color.accent} 50%, ${token.color.accentDeco} 50%)`,
  forcedColorAdjust: 'none',
});

const Share = styled.p({ fontSize: token.size.xs, color: token.color.inkSoft });

const Toggle = styled.label({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[2],
  minHeight: '2.75rem',
  fontSize: token.size.sm,
  cursor: 'pointer',
  '& > input': { width: '1.25rem', height: '1.25rem', accentColor: token.color.accent },
});
