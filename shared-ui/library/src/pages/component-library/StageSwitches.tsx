import { THEMES } from '@ia/shared-ui/tokens';
import { visuallyHidden } from '@ia/shared-ui/visually-hidden';
import { type ReactNode, useId } from 'react';
import { t } from '../../content/text.ts';
import { SCHEMES, type Stage, TEXT_SIZES, WIDTHS } from '../../parts/preview/use-stage.ts';
import { Legend, Pill, Row, Share, Swatch, Switches, Toggle } from './StageSwitches.styles.ts';

interface StageSwitchesProps {
  stage: Stage;
  onChange: (part: Partial<Stage>) => void;
}

/** Settings of all examples: theme, colour scheme, text size, width and reduced motion. */
export function StageSwitches({ stage, onChange }: StageSwitchesProps) {
  const { stage: w } = t;
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
