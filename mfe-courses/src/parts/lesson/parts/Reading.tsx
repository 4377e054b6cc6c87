import type { PartOf } from '../../../content/schema.ts';
import { words } from '../../../content/words.ts';
import { titleOf } from '../../../rules/cited.ts';
import { RichText } from '../RichText.tsx';
import { Big, Cited, Fact, Items, PartHeading, Step, StepList, Text } from './Reading.styles.ts';

export const Paragraph = ({ part }: { part: PartOf<'paragraph'> }) => (
  <Text>
    <RichText>{part.text}</RichText>
  </Text>
);

export const Heading = ({ part }: { part: PartOf<'heading'> }) => <PartHeading>{part.text}</PartHeading>;

export const List = ({ part }: { part: PartOf<'list'> }) => (
  <Items as={part.ordered ? 'ol' : 'ul'}>
    {part.items.map((item) => (
      <li key={item}>
        <RichText>{item}</RichText>
      </li>
    ))}
  </Items>
);

export const Steps = ({ part }: { part: PartOf<'steps'> }) => (
  // A list without bullets loses its role in Safari.
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

export const Figure = ({ part }: { part: PartOf<'figure'> }) => (
  <Fact>
    <Big>{part.value}</Big>
    <span>
      <RichText>{part.text}</RichText>
    </span>
    <Cited>
      {words.lesson.source}: {part.source.publisher}, {titleOf(part.source)}, {part.source.year}
    </Cited>
  </Fact>
);
