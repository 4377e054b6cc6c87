import { findTerms } from '@ia/shared-services/rich-text';
import { celebrate } from '@ia/shared-ui/confetti';
import { usePrinting } from '@ia/shared-ui/hooks';
import { Listen } from '@ia/shared-ui/listen';
import { Section } from '@ia/shared-ui/section';
import type { Mission } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import { Layout, Stack } from '../../parts/course/CoursePage.styles.ts';
import { Hero } from '../../parts/course/Hero.tsx';
import { PaperCourse } from '../../parts/course/PaperCourse.tsx';
import { PrintCourse } from '../../parts/course/PrintCourse.tsx';
import { BlockView } from '../../parts/lesson/BlockView.tsx';
import { GlossarySection } from '../../parts/lesson/GlossarySection.tsx';
import { LessonIdProvider } from '../../parts/lesson/lesson-id.ts';
import { QuizContextProvider } from '../../parts/lesson/quiz-context.ts';
import { PrintedPages } from '../../parts/print/PrintedPages.tsx';
import { Journey } from './Journey.tsx';

/** A quiz of a mission allows no retry. A right answer triggers confetti. */
const quizContext = {
  retry: false,
  // Missions do not store quiz answers; texts written in activities are stored.
  readAnswer: () => undefined,
  onAnswered: (_quiz: string, { correct }: { correct: boolean }) => {
    if (correct) void celebrate({ particleCount: 100, spread: 70 });
  },
};

/** Page of a mission: every block is open from the start, without points. */
export function MissionPage({ mission }: { mission: Mission }) {
  const { printing, print } = usePrinting<'course'>('course');
  return (
    <PrintedPages printing={printing === 'course'} paper={<PaperCourse course={mission} />}>
      <Hero course={mission} />
      <Section id="blocos" title={mission.blocksTitle}>
        <Layout data-sidebar="true">
          <Journey journey={mission.journey} />
          <QuizContextProvider value={quizContext}>
            <Stack>
              <Listen within="#blocos" />
              <LessonIdProvider value={mission.id}>
                {mission.blocks.map((block) => (
                  <BlockView
                    key={block.id}
                    block={block}
                    position={t.course.positionLabel('atividade', block.id, mission.blocks.length)}
                  />
                ))}
              </LessonIdProvider>
            </Stack>
          </QuizContextProvider>
        </Layout>
      </Section>
      <GlossarySection terms={findTerms(mission.blocks)} />
      <PrintCourse title={mission.title} text={t.mission} onPrint={() => print('course')} />
    </PrintedPages>
  );
}
