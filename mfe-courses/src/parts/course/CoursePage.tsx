import { useShell } from '@ia/federation';
import { findTerms } from '@ia/shared-services/rich-text';
import { usePrinting } from '@ia/shared-ui/hooks';
import { Section } from '@ia/shared-ui/section';
import type { CSSProperties } from 'react';
import type { Course } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import { GlossarySection } from '../lesson/GlossarySection.tsx';
import { LessonIdProvider } from '../lesson/lesson-id.ts';
import { StaffCourseProvider } from '../lesson/staff-course.ts';
import { useStorageTexts } from '../lesson/storage-texts.ts';
import { PrintedPages } from '../print/PrintedPages.tsx';
import { type LoadQuestions, useQuestions } from '../questions/use-questions.ts';
import { CourseBar } from './CourseBar.tsx';
import { Layout } from './CoursePage.styles.ts';
import { FinishPanel } from './FinishPanel.tsx';
import { GeminiLink } from './GeminiLink.tsx';
import { Groups } from './Groups.tsx';
import { Hero } from './Hero.tsx';
import { Library } from './Library.tsx';
import { BarContainer } from './PositionBar.styles.ts';
import { PrintAndShare } from './PrintAndShare.tsx';
import { PrintedCourse } from './PrintedCourse.tsx';
import { Restart } from './Restart.tsx';
import { Showcase } from './Showcase.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useCourse } from './use-course.ts';
import { type LoadSecondPart, useSecondPart } from './use-second-part.ts';

/**
 * Attributes that set the text scale of the course «Copilot para a CML»: 1 + (fontScale − 3) × 0.1. The
 * tokens limit body text to 12 pt or more.
 */
const textScale = (course: Course, fontScale: number) =>
  course.options.scalesText
    ? { 'data-text-scale': '', style: { '--text-scale': 1 + (fontScale - 3) * 0.1 } as CSSProperties }
    : {};

interface CoursePageProps {
  course: Course;
  /** Loaders of the review questions and of the optional second part. */
  loadQuestions?: LoadQuestions;
  loadSecondPart?: LoadSecondPart;
}

/** Page of every course. Courses differ in their data and in the options of their content file. */
export function CoursePage({ course, loadQuestions, loadSecondPart }: CoursePageProps) {
  const shell = useShell();
  const courseState = useCourse(course);
  const storage = useStorageTexts();
  const { printing, print } = usePrinting<'open' | 'course'>('open');
  const questions = useQuestions(loadQuestions);
  const secondPartModule = useSecondPart(loadSecondPart);
  const courseQuestions = questions.filter(({ block }) =>
    course.groups.some(({ blocks }) => blocks.some(({ id }) => id === block)),
  );
  // Rendered from the start: adding the sidebar with the first points would shift the lesson.
  const hasSidebar = shell.flags.enableGamificationSidebar;
  const showcase = shell.flags.enableElearningShowcase ? course.showcase : undefined;
  const lead = `${course.blocksLead} ${courseState.isStored ? storage.progress : t.course.notStored}`;
  const library = course.library?.groups.flatMap((group) => group.items);
  return (
    <StaffCourseProvider value={course.about === 'copilot'}>
      <LessonIdProvider value={course.id}>
        <PrintedPages
          paper={
            printing && (
              <PrintedCourse
                course={course}
                secondPart={secondPartModule?.secondPart}
                only={printing === 'open' ? courseState.isOpen : undefined}
              />
            )
          }
        >
          <div {...textScale(course, shell.fontScale)}>
            <Hero
              course={course}
              resume={
                courseState.started
                  ? {
                      to: `#${courseState.resumeAt}`,
                      label: courseState.nextBlock ? t.course.resume : t.bar.end,
                    }
                  : undefined
              }
              hasMore={showcase !== undefined}
            />
            <Section id="blocos" title={course.blocksTitle} intro={lead}>
              <BarContainer>
                {hasSidebar && <CourseBar course={course} courseState={courseState} />}
                <Layout data-sidebar={hasSidebar}>
                  {!hasSidebar && course.options.opensGemini && (
                    <div>
                      <GeminiLink />
                    </div>
                  )}
                  <Groups course={course} courseState={courseState} questions={courseQuestions} />
                  {hasSidebar && <Sidebar course={course} courseState={courseState} />}
                  <Restart course={course} courseState={courseState} />
                </Layout>
              </BarContainer>
            </Section>
            {courseState.finished && <FinishPanel course={course} courseState={courseState} />}
            {course.secondPart && loadSecondPart && (
              <Section id="parte-2" title={course.secondPart.title} intro={course.secondPart.lead}>
                {secondPartModule === null && <p>{t.secondPart.failed}</p>}
                {secondPartModule && (
                  <secondPartModule.SecondPart
                    course={course}
                    part={course.secondPart}
                    blocks={secondPartModule.secondPart}
                    questions={questions}
                    courseState={courseState}
                  />
                )}
              </Section>
            )}
            {showcase && <Showcase showcase={showcase} />}
            {course.library && <Library library={course.library} />}
            <GlossarySection terms={findTerms([course.groups, secondPartModule?.secondPart, library])} />
            <PrintAndShare title={course.title} onPrint={() => print('course')} />
          </div>
        </PrintedPages>
      </LessonIdProvider>
    </StaffCourseProvider>
  );
}
