import { termsIn } from '@ia/shared-services/rich-text';
import { celebrate } from '@ia/shared-ui/confetti';
import { usePrinting } from '@ia/shared-ui/hooks';
import { Listen } from '@ia/shared-ui/listen';
import { Section } from '@ia/shared-ui/section';
import type { Mission } from '../../content/schema.ts';
import { words } from '../../content/words.ts';
import { Layout, Stack } from '../../parts/course/CoursePage.styles.ts';
import { Hero } from '../../parts/course/Hero.tsx';
import { PaperCourse } from '../../parts/course/PaperCourse.tsx';
import { PrintCourse } from '../../parts/course/PrintCourse.tsx';
import { BlockView } from '../../parts/lesson/BlockView.tsx';
import { GlossarySection } from '../../parts/lesson/GlossarySection.tsx';
import { LessonIdProvider } from '../../parts/lesson/lesson-id.ts';
import { QuizDeskProvider } from '../../parts/lesson/quiz-desk.ts';
import { PrintedPages } from '../../parts/print/PrintedPages.tsx';
import { Journey } from './Journey.tsx';

/** Specification §9: 100 particles, spread 70, on the right answer. No second try (decision 32). */
const desk = {
  retry: false,
  // No answer of a mission is kept; what one writes in its activities is.
  answerTo: () => undefined,
  onAnswered: (_quiz: string, { correct }: { correct: boolean }) => {
    if (correct) void celebrate({ particleCount: 100, spread: 70 });
  },
};

/** A mission: every block is open from the start and nothing is counted. */
export function MissionPage({ mission }: { mission: Mission }) {
  const printer = usePrinting<'course'>('course');
  return (
    <PrintedPages printing={printer.printing === 'course'} paper={<PaperCourse course={mission} />}>
      <Hero course={mission} />
      <Section id="blocos" title={mission.blocksTitle}>
        <Layout data-sidebar="true">
          <Journey journey={mission.journey} />
          <QuizDeskProvider value={desk}>
            <Stack>
              <Listen within="#blocos" />
              <LessonIdProvider value={mission.id}>
                {mission.blocks.map((block) => (
                  <BlockView
                    key={block.id}
                    block={block}
                    place={words.course.placeOf('atividade', block.id, mission.blocks.length)}
                  />
                ))}
              </LessonIdProvider>
            </Stack>
          </QuizDeskProvider>
        </Layout>
      </Section>
      <GlossarySection terms={termsIn(mission.blocks)} />
      <PrintCourse title={mission.title} says={words.mission} onPrint={() => printer.print('course')} />
    </PrintedPages>
  );
}
