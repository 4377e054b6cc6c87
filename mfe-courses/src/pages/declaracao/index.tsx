import { definePage, useRoute, useShell } from '@ia/federation';
import { Container } from '@ia/shared-ui/container';
import { Eyebrow, Heading, Lead } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { declaration } from '../../content/declaration/text.ts';
import { CourseDeclaration } from './CourseDeclaration.tsx';
import { CourseList } from './CourseList.tsx';
import { courses } from './courses.ts';

/** Declarations of this device: the list, or the course named in the URL. */
function Declaracao() {
  const shell = useShell();
  const { curso } = useRoute().query;
  // Omit courses with a disabled route.
  const availableCourses = courses.filter(({ step }) => shell.href(step.to) !== null);
  const course = availableCourses.find(({ id }) => id === curso);
  if (course) return <CourseDeclaration key={course.id} course={course} />;
  const { hero } = declaration;
  return (
    <Container css={{ display: 'grid', gap: token.space[8], paddingBlock: token.space[12] }}>
      <header css={{ display: 'grid', gap: token.space[3] }}>
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <Heading level={1} tabIndex={-1}>
          {hero.title}
        </Heading>
        <Lead>{hero.lead}</Lead>
      </header>
      <CourseList courses={availableCourses} unknown={curso !== undefined} />
    </Container>
  );
}

export default definePage(Declaracao);
