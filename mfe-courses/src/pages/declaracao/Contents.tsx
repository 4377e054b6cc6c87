import styled from '@emotion/styled';
import { media } from '@ia/shared-ui/tokens';
import type { Course, Topic } from '../../content/schema.ts';

const Topics = styled.dl({
  display: 'grid',
  gap: '0.5em 2em',
  [media.sm]: { gridTemplateColumns: 'minmax(9em, max-content) minmax(0, 1fr)' },
  [media.print]: { gridTemplateColumns: '32mm minmax(0, 1fr)', gap: '0.5mm 3mm' },
  '& > div': { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' },
  '& dt': { fontWeight: 650 },
});

interface ContentsProps {
  /** Title of each topic. */
  topics: Record<Topic, string>;
  course: Course;
}

/** Block titles of a course, grouped by topic. */
export function Contents({ topics, course }: ContentsProps) {
  const blocks = course.groups.flatMap((group) => group.blocks);
  return (
    <Topics>
      {(Object.keys(topics) as Topic[]).map((topic) => (
        <div key={topic}>
          <dt>{topics[topic]}</dt>
          <dd>
            {blocks
              .filter((block) => block.topic === topic)
              .map(({ title }) => title)
              .join(' · ')}
          </dd>
        </div>
      ))}
    </Topics>
  );
}
