import { useShell } from '@ia/federation';
import { termsIn } from '@ia/shared-services/rich-text';
import { usePrinting } from '@ia/shared-ui/hooks';
import { Section } from '@ia/shared-ui/section';
import type { CSSProperties } from 'react';
import type { Course } from '../../content/schema.ts';
import { words } from '../../content/words.ts';
import { GlossarySection } from '../lesson/GlossarySection.tsx';
import { LessonIdProvider } from '../lesson/lesson-id.ts';
import { AtWorkProvider } from '../lesson/work-account.ts';
import { PrintedPages } from '../print/PrintedPages.tsx';
import { type LoadQuestions, useQuestions } from '../questions/use-questions.ts';
import { BarRoom } from './CourseBar.styles.ts';
import { CourseBar } from './CourseBar.tsx';
import { Layout } from './CoursePage.styles.ts';
import { FinishPanel } from './FinishPanel.tsx';
import { GeminiLink } from './GeminiLink.tsx';
import { Groups } from './Groups.tsx';
import { Hero } from './Hero.tsx';
import { useKeeping } from './keeping.ts';
import { Library } from './Library.tsx';
import { PaperCourse } from './PaperCourse.tsx';
import { PrintCourse } from './PrintCourse.tsx';
import { Restart } from './Restart.tsx';
import { Showcase } from './Showcase.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useCourse } from './use-course.ts';
import { type LoadSecondPart, useSecondPart } from './use-second-part.ts';

/** V3: 1 + (fontScale − 3) × 0.1 (specification §9). The tokens keep body text at 12 pt or more. */
const textScale = (course: Course, fontScale: number) =>
  course.options.scalesText
    ? { 'data-text-scale': '', style: { '--text-scale': 1 + (fontScale - 3) * 0.1 } as CSSProperties }
    : {};

interface CoursePageProps {
  course: Course;
  loadQuestions?: LoadQuestions;
  loadSecondPart?: LoadSecondPart;
}

/** Every course is this page; courses differ in data and in the options that their file declares. */
export function CoursePage({ course, loadQuestions, loadSecondPart }: CoursePageProps) {
  const shell = useShell();
  const inUse = useCourse(course);
  const keeping = useKeeping();
  const printer = usePrinting<'course'>('course');
  const questions = useQuestions(loadQuestions);
  const second = useSecondPart(loadSecondPart);
  const own = questions.filter(({ block }) =>
    course.groups.some(({ blocks }) => blocks.some(({ id }) => id === block)),
  );
  // From the start: a sidebar that came with the first success would push the lesson aside.
  const withSidebar = shell.flags.enableGamificationSidebar;
  const showcase = shell.flags.enableElearningShowcase ? course.showcase : undefined;
  const lead = `${course.blocksLead} ${inUse.kept ? keeping.kept : words.course.notKept}`;
  const library = course.library?.groups.flatMap((group) => group.items);
  return (
    <AtWorkProvider value={course.about === 'copilot'}>
      <LessonIdProvider value={course.id}>
        <PrintedPages
          printing={printer.printing === 'course'}
          paper={<PaperCourse course={course} secondPart={second?.secondPart} />}
        >
          <div {...textScale(course, shell.fontScale)}>
            <Hero
              course={course}
              resumeAt={inUse.started ? `#${inUse.resumeAt}` : undefined}
              startAt={course.showcase && !showcase ? '#blocos' : undefined}
            />
            {showcase && <Showcase showcase={showcase} />}
            <Section id="blocos" title={course.blocksTitle} intro={lead}>
              <BarRoom>
                {withSidebar && <CourseBar course={course} inUse={inUse} />}
                <Layout data-sidebar={withSidebar}>
                  {withSidebar && <Sidebar course={course} inUse={inUse} />}
                  {!withSidebar && course.options.opensGemini && (
                    <div>
                      <GeminiLink />
                    </div>
                  )}
                  <Groups course={course} inUse={inUse} questions={own} />
                  {!withSidebar && <Restart course={course} inUse={inUse} />}
                </Layout>
              </BarRoom>
            </Section>
            {inUse.finished && <FinishPanel course={course} inUse={inUse} />}
            {course.secondPart && loadSecondPart && (
              <Section id="parte-2" title={course.secondPart.title} intro={course.secondPart.lead}>
                {second === null && <p>{words.secondPart.failed}</p>}
                {second && (
                  <second.SecondPart
                    course={course}
                    part={course.secondPart}
                    blocks={second.secondPart}
                    questions={questions}
                    inUse={inUse}
                  />
                )}
              </Section>
            )}
            {course.library && <Library library={course.library} />}
            <GlossarySection terms={termsIn([course.groups, second?.secondPart, library])} />
            <PrintCourse title={course.title} onPrint={() => printer.print('course')} />
          </div>
        </PrintedPages>
      </LessonIdProvider>
    </AtWorkProvider>
  );
}
