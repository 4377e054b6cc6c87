import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';
import { templateParts } from '../../../rules/prompt.ts';
import { TemplateBlank } from './TemplateBlank.tsx';
import type { TemplateFormProps } from './TemplateForm.tsx';

const Line = styled.div({
  fontSize: token.size.lg,
  // Room for the controls that stand in the lines.
  lineHeight: 2.5,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

/** A comma must not start a line of its own. */
const Together = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  verticalAlign: 'middle',
  lineHeight: 1.4,
});

/** Words of the template with a control at each placeholder. */
export function Sentence({
  text,
  recipe: { placeholders },
  choices,
  tooLong,
  attempted,
  onChoose,
}: TemplateFormProps & { text: string }) {
  return (
    <Line>
      {templateParts({ template: text, placeholders }).map((part) =>
        part.kind === 'words' ? (
          part.text
        ) : (
          <Together key={part.placeholder.key}>
            <TemplateBlank
              placeholder={part.placeholder}
              choice={choices[part.placeholder.key] ?? { value: '', own: false }}
              tooLong={part.placeholder.key === tooLong}
              attempted={attempted}
              onChoose={(choice) => onChoose(part.placeholder.key, choice)}
            />
            {part.after}
          </Together>
        ),
      )}
    </Line>
  );
}
