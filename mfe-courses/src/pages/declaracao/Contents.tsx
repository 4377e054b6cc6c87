import styled from '@emotion/styled';
import { media } from '@ia/shared-ui/tokens';
import type { Taught, Topic } from '../../content/declaration/topics.ts';
import type { Course } from '../../content/schema.ts';

const Topics = styled.dl({
  display: 'grid',
  gap: '0.5em 2em',
  [media.sm]: { gridTemplateColumns: 'minmax(9em, max-content) minmax(0, 1fr)' },
  [media.print]: { gridTemplateColumns: 'minmax(9em, max-content) minmax(0, 1fr)', rowGap: '1mm' },
  '& > div': { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' },
  '& dt': { fontWeight: 650 },
});

interface ContentsProps {
  topics: Record<Topic, string>;
  taught: Taught;
  course: Course;
}

/** The titles of the blocks, under the topic that each is about. */
export function Contents({ topics, taught, course }: ContentsProps) {
  const titles = new Map(course.groups.flatMap(({ blocks }) => blocks.map(({ id, title }) => [id, title])));
  return (
    <Topics>
      {(Object.keys(topics) as Topic[]).map((topic) => (
        <div key={topic}>
          <dt>{topics[topic]}</dt>
          <dd>{taught[topic].map((id) => titles.get(id)).join(' · ')}</dd>
        </div>
      ))}
    </Topics>
  );
}
