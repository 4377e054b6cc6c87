import styled from '@emotion/styled';
import { Card } from '@ia/shared-ui/card';
import { Grid } from '@ia/shared-ui/grid';
import { Tabs } from '@ia/shared-ui/tabs';
import { Tag } from '@ia/shared-ui/tag';
import { token } from '@ia/shared-ui/tokens';
import { courseShowcase, courseTabs, featuredCourses } from '../../../content/archive/courses.ts';
import type { Course } from '../../../content/schema.ts';
import { CardTile } from '../../../parts/CardTile.tsx';
import { Chapter } from '../../../parts/Chapter.tsx';
import { LazyCarousel } from '../../../parts/LazyCarousel.tsx';
import { TileSlide } from '../../../parts/TileSlide.tsx';

const Panel = styled.div({ paddingBlockStart: token.space[5] });

/** Sample courses: three in a carousel, and two for each audience in tabs. */
export function CourseShowcase() {
  const tabs = courseTabs.map(({ id, label, courses }) => ({
    id,
    label,
    content: <Courses courses={courses} />,
  }));
  return (
    <Chapter id="course-showcase" eyebrow={courseShowcase.eyebrow} title={courseShowcase.title}>
      <LazyCarousel
        label={courseShowcase.carouselLabel}
        slides={featuredCourses.map((course) => ({
          label: course.title,
          content: <TileSlide slide={{ ...course, text: course.description }} tag={course.level} />,
        }))}
      />
      <Tabs label={courseShowcase.tabsLabel} items={tabs} />
    </Chapter>
  );
}

function Courses({ courses }: { courses: readonly Course[] }) {
  return (
    <Panel>
      <Grid as="ul" max={2}>
        {courses.map(({ id, seed, title, description, level }) => (
          <li key={id}>
            <Card title={title} tags={<Tag tone="accent">{level}</Tag>} media={<CardTile seed={seed} />}>
              <p>{description}</p>
            </Card>
          </li>
        ))}
      </Grid>
    </Panel>
  );
}
