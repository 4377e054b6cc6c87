import { lookOf } from '@ia/shared-services/principle-look';
import { PRINCIPLES, usePrinciples } from '@ia/shared-services/principles';
import { useBackend } from '@ia/shared-services/use-backend';
import { Azulejo } from '@ia/shared-ui/azulejo';
import { RadioGroup } from '@ia/shared-ui/radio-group';
import { about as words } from '../../../content/contribute.ts';
import { OPENING } from '../../../rules/about.ts';

/** Side of a tile, in px. */
const TILE = 64;
/** What a radio group calls the manifesto as a whole: an empty value would be none. */
const WHOLE = 'manifesto';

interface AboutChoiceProps {
  /** Id of the place, or '' for the manifesto as a whole. */
  value: string;
  onChange: (place: string) => void;
}

/** Which part of the manifesto the suggestion is about, by its tile. It may stay with the whole. */
export function AboutChoice({ value, onChange }: AboutChoiceProps) {
  const principles = usePrinciples(useBackend());
  return (
    <RadioGroup
      name="about"
      tiles
      label={words.label}
      value={value || WHOLE}
      onValueChange={(place) => onChange(place === WHOLE ? '' : place)}
      options={[
        ...(principles.data ?? PRINCIPLES).map(({ id, title, motif, theme_color }) => {
          const look = lookOf(id, theme_color);
          return {
            value: id,
            label: title,
            picture: (
              <span data-theme={look?.theme}>
                <Azulejo motif={motif} inverted={look?.inverted} size={TILE} />
              </span>
            ),
          };
        }),
        { value: OPENING, label: words.opening, picture: <Azulejo seed={OPENING} size={TILE} /> },
        { value: WHOLE, label: words.whole, picture: <Azulejo seed={WHOLE} size={TILE} clay /> },
      ]}
    />
  );
}
