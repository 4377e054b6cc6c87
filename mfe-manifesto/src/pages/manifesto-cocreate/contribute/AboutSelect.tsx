import { PRINCIPLES, usePrinciples } from '@ia/shared-services/principles';
import { useBackend } from '@ia/shared-services/use-backend';
import { Field, input } from '@ia/shared-ui/field';
import { about as words } from '../../../content/contribute.ts';
import { placesOf } from '../../../rules/about.ts';

interface AboutSelectProps {
  /** Id of the place, or '' for the manifesto as a whole. */
  value: string;
  onChange: (place: string) => void;
}

/** Which part of the manifesto the suggestion is about. It may stay with the whole. */
export function AboutSelect({ value, onChange }: AboutSelectProps) {
  const principles = usePrinciples(useBackend());
  return (
    <Field name="about" label={words.label}>
      {(control) => (
        <select {...control} css={input} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{words.whole}</option>
          {placesOf(principles.data ?? PRINCIPLES).map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
