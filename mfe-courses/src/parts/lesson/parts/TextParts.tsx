import type { PartOf } from '../../../content/schema.ts';
import { t } from '../../../content/text.ts';
import { titleOf } from '../../../rules/source-title.ts';
import { RichText } from '../RichText.tsx';
import { Big, Cited, Fact, Items, PartHeading, Step, StepList, Text } from './TextParts.styles.ts';

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
  <Items as={part.ordered ? 'ol' : 'ul'}>
    {part.items.map((item) => (
      <li key={item}>
        <RichText>{item}</RichText>
      </li>
    ))}
  </Items>
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
    <Big>{part.value}</Big>
    <span>
      <RichText>{part.text}</RichText>
    </span>
    <Cited>
      {t.lesson.source}: {part.source.publisher}, {titleOf(part.source)}, {part.source.year}
    </Cited>
  </Fact>
);
