import styled from '@emotion/styled';
import type { Course, Topic } from '../../content/schema.ts';

/** Each topic runs into its titles, to save lines on paper. */
const Topics = styled.dl({
  display: 'grid',
  gap: '0.3em',
  '& :is(dt, dd)': { display: 'inline' },
  '& dt': { fontWeight: 650 },
  '& dt::after': { content: '": "' },
});

interface ContentsProps {
  /** Title of each topic. */
  topics: Record<Topic, string>;
  course: Course;
}

/** Block titles of a course, grouped by topic, on the declaration of completion. */
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
