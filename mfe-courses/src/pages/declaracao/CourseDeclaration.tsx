import { useShell } from '@ia/federation';
import { LinkButton } from '@ia/shared-ui/button';
import { Container } from '@ia/shared-ui/container';
import { ArrowLeft, ArrowRight } from '@ia/shared-ui/icon';
import { Heading, Lead } from '@ia/shared-ui/text';
import { media, token } from '@ia/shared-ui/tokens';
import { declaration } from '../../content/declaration/text.ts';
import { RESUME_ID } from '../../parts/course/anchors.ts';
import { wasFinished } from '../../rules/progress.ts';
import { useStepProgress } from '../../state/step-atom.ts';
import type { DeclaredCourse } from './courses.ts';
import { DeclarationPreview } from './DeclarationPreview.tsx';

/**
 * Declaration of completion of a course finished on this device, to print. For an unfinished course, it shows
 * a note and a link to the course.
 */
export function CourseDeclaration({ course }: { course: DeclaredCourse }) {
  const shell = useShell();
  const { step } = course;
  const progress = useStepProgress(step.progress);
  const finished = wasFinished(step.progress.course, progress);
  return (
    <Container
      css={{
        display: 'grid',
        justifyItems: 'start',
        gap: token.space[6],
        paddingBlock: token.space[8],
        // The sheet takes the whole printed page, without margins.
        [media.print]: { display: 'block', padding: 0, maxWidth: 'none' },
      }}
    >
      <LinkButton href={shell.href('/aprender/declaracao')} variant="quiet" iconStart={ArrowLeft}>
        {declaration.all}
      </LinkButton>
      {finished ? (
        <DeclarationPreview course={course} finishedOn={progress.finishedOn} />
      ) : (
        <div css={{ display: 'grid', justifyItems: 'start', gap: token.space[5] }}>
          <Heading level={1} size="h2" tabIndex={-1}>
            {declaration.unfinished.title(step.title)}
          </Heading>
          <Lead>{declaration.unfinished.text}</Lead>
          <p>{declaration.unfinished.elsewhere}</p>
          <LinkButton
            href={shell.href(progress.done.length > 0 ? `${step.to}#${RESUME_ID}` : step.to)}
            iconEnd={ArrowRight}
          >
            {declaration.unfinished.action}
          </LinkButton>
        </div>
      )}
    </Container>
  );
}
