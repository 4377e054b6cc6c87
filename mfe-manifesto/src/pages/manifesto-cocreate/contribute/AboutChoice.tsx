import { principleTheme } from '@ia/shared-services/principle-theme';
import { PRINCIPLES, usePrinciples } from '@ia/shared-services/principles';
import { useBackend } from '@ia/shared-services/use-backend';
import { Azulejo } from '@ia/shared-ui/azulejo';
import { RadioGroup } from '@ia/shared-ui/radio-group';
import { about as t } from '../../../content/contribute.ts';
import { OPENING } from '../../../rules/about.ts';

/** Side of a tile. */
const TILE_PX = 64;
/** Radio value of the manifesto as a whole: an empty value would mean no selection. */
const WHOLE_MANIFESTO = 'manifesto';

interface AboutChoiceProps {
  /** Id of the manifesto part, or '' for the manifesto as a whole. */
  value: string;
  onChange: (part: string) => void;
}

/** Choice of the manifesto part that the suggestion is about, with its tile. */
export function AboutChoice({ value, onChange }: AboutChoiceProps) {
  const principles = usePrinciples(useBackend());
  return (
    <RadioGroup
      name="about"
      tiles
      label={t.label}
      value={value || WHOLE_MANIFESTO}
      onValueChange={(part) => onChange(part === WHOLE_MANIFESTO ? '' : part)}
      options={[
        ...(principles.data ?? PRINCIPLES).map(({ id, title, motif, theme_color }) => ({
          value: id,
          label: title,
          picture: (
            <span data-theme={principleTheme(id, theme_color)}>
              <Azulejo motif={motif} size={TILE_PX} />
            </span>
          ),
        })),
        { value: OPENING, label: t.opening, picture: <Azulejo seed={OPENING} size={TILE_PX} /> },
        {
          value: WHOLE_MANIFESTO,
          label: t.whole,
          picture: <Azulejo seed={WHOLE_MANIFESTO} size={TILE_PX} unglazed />,
        },
      ]}
    />
  );
}
