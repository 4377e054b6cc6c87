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
  const { stage: labels } = t;
  return (
    <Switches>
      <Choice
        legend={labels.theme}
        options={THEMES.map((theme) => ({
          value: theme,
          label: labels.themes[theme],
          face: (
            <>
              <Swatch data-theme={theme} />
              <span css={visuallyHidden}>{labels.themes[theme]}</span>
            </>
          ),
        }))}
        value={stage.theme}
        onChange={(theme) => onChange({ theme })}
      />
      <Choice
        legend={labels.scheme}
        options={SCHEMES.map((scheme) => ({ value: scheme, label: labels.schemes[scheme] }))}
        value={stage.scheme}
        onChange={(scheme) => onChange({ scheme })}
      />
      <Choice
        legend={labels.text}
        options={TEXT_SIZES.map((size) => ({ value: size, label: `${Math.round(size * 100)} %` }))}
        value={stage.text}
        onChange={(text) => onChange({ text })}
      />
      <Choice
        legend={labels.width}
        options={WIDTHS.map((width) => ({ value: width, label: width ? `${width} px` : labels.fullWidth }))}
        value={stage.width}
        onChange={(width) => onChange({ width })}
      />
      <Toggle>
        <input
          type="checkbox"
          checked={stage.reducedMotion}
          onChange={(event) => onChange({ reducedMotion: event.target.checked })}
        />
        {labels.motion}
      </Toggle>
      <Share>{labels.share}</Share>
    </Switches>
  );
}

interface ChoiceProps<T> {
  legend: string;
  /** `face` is shown instead of the label: a swatch with hidden text. */
  options: { value: T; label: string; face?: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
}

/** Radio group of pills. */
function Choice<T>({ legend, options, value, onChange }: ChoiceProps<T>) {
  const name = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: AccessMonitor, the validator of the seal, fails every fieldset
    <div role="group" aria-labelledby={`${name}-nome`}>
      <Legend id={`${name}-nome`}>{legend}</Legend>
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
    </div>
  );
}
