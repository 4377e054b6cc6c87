import type { PartOf } from '../../../content/schema.ts';
import { t } from '../../../content/text.ts';
import { CitedSource } from '../CitedSource.tsx';
import { RichText } from '../RichText.tsx';
import {
  BulletList,
  Fact,
  FigureValue,
  PartHeading,
  SourceCaption,
  Step,
  StepList,
  Text,
} from './TextParts.styles.ts';

/** A paragraph. */
export const Paragraph = ({ part }: { part: PartOf<'paragraph'> }) => (
  <Text>
    <RichText>{part.text}</RichText>
  </Text>
);

/** A heading inside a block. */
export const Heading = ({ part }: { part: PartOf<'heading'> }) => <PartHeading>{part.text}</PartHeading>;

/** A bulleted or numbered list. */
export const List = ({ part }: { part: PartOf<'list'> }) => (
  <BulletList as={part.ordered ? 'ol' : 'ul'}>
    {part.items.map((item) => (
      <li key={item}>
        <RichText>{item}</RichText>
      </li>
    ))}
  </BulletList>
);

/** Numbered steps, each with a title. */
export const Steps = ({ part }: { part: PartOf<'steps'> }) => (
  // Safari drops the list role of a list without bullets.
  <StepList role="list">
    {part.items.map((item) => (
      <Step key={item.title}>
        <div>
          <p>
            <strong>{item.title}</strong>
          </p>
          <p>
            <RichText>{item.text}</RichText>
          </p>
        </div>
      </Step>
    ))}
  </StepList>
);

/** A figure with its source. */
export const Figure = ({ part }: { part: PartOf<'figure'> }) => (
  <Fact>
    <FigureValue>{part.value}</FigureValue>
    <span>
      <RichText>{part.text}</RichText>
    </span>
    <SourceCaption>
      {t.lesson.source}: <CitedSource source={part.source} />
    </SourceCaption>
  </Fact>
);
