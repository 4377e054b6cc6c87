import { useOnDevice } from '@ia/federation';
import { findTerms } from '@ia/shared-services/rich-text';
import { Button } from '@ia/shared-ui/button';
import { celebrate } from '@ia/shared-ui/confetti';
import { usePrinting } from '@ia/shared-ui/hooks';
import { ArrowRight } from '@ia/shared-ui/icon';
import { Listen } from '@ia/shared-ui/listen';
import { Section } from '@ia/shared-ui/section';
import { VisuallyHidden } from '@ia/shared-ui/visually-hidden';
import { useDeferredValue, useState } from 'react';
import type { Mission } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import { Layout, Stack } from '../../parts/course/CoursePage.styles.ts';
import { Hero } from '../../parts/course/Hero.tsx';
import { BarContainer } from '../../parts/course/PositionBar.styles.ts';
import { PositionBar } from '../../parts/course/PositionBar.tsx';
import { PrintAndShare } from '../../parts/course/PrintAndShare.tsx';
import { PrintedCourse } from '../../parts/course/PrintedCourse.tsx';
import { BlockView } from '../../parts/lesson/BlockView.tsx';
import { blockHeadingId } from '../../parts/lesson/block-heading-id.ts';
import { GlossarySection } from '../../parts/lesson/GlossarySection.tsx';
import { LessonIdProvider } from '../../parts/lesson/lesson-id.ts';
import { MissionContextProvider } from '../../parts/lesson/mission-context.ts';
import { QuizContextProvider } from '../../parts/lesson/quiz-context.ts';
import { PrintedPages } from '../../parts/print/PrintedPages.tsx';
import { Journey } from './Journey.tsx';
import { MissionEnd } from './MissionEnd.tsx';
import { useActivities } from './use-activities.ts';

/** A quiz of a mission allows no retry. A right answer triggers confetti. */
const quizContext = {
  retry: false,
  // Missions do not store quiz answers; texts written in activities are stored.
  readAnswer: () => undefined,
  onAnswered: (_quiz: string, { correct }: { correct: boolean }) => {
    if (correct) void celebrate({ particleCount: 100, spread: 70 });
  },
};

/** Page of a mission: one activity is open at a time, none is locked, and there are no points. */
export function MissionPage({ mission }: { mission: Mission }) {
  const { printing, print } = usePrinting<'open' | 'course'>('open');
  const { blocks } = mission;
  const activities = useActivities(mission.id, blocks);
  const { openId, isDone } = activities;
  const [isFinishedNow, setFinishedNow] = useState(false);
  // Collapsed activities are not prerendered. They follow in interruptible work, for find-in-page.
  const hasFoldedContents = useDeferredValue(useOnDevice(), false);
  const lastId = blocks.at(-1)?.id;
  const isFinished = lastId !== undefined && isDone(lastId);
  const missionContext = {
    isFinished,
    onFinish() {
      if (lastId !== undefined) activities.finish(lastId);
      setFinishedNow(true);
    },
  };
  const positionOf = (id: number) => {
    const position = t.course.positionLabel('atividade', id, blocks.length);
    return isDone(id) ? t.mission.donePosition(position) : position;
  };
  return (
    <PrintedPages
      paper={
        printing && (
          <PrintedCourse
            course={mission}
            only={printing === 'open' ? ({ id }) => id === openId : undefined}
          />
        )
      }
    >
      <Hero course={mission} />
      <Section id="blocos" title={mission.blocksTitle}>
        <BarContainer>
          {activities.current && (
            <PositionBar
              label={t.mission.bar}
              title={t.course.positionLabel('atividade', activities.current.id, blocks.length)}
              detail={activities.current.title}
              to={`#${blockHeadingId(activities.current)}`}
              share={activities.doneCount / blocks.length}
            >
              <span>
                {t.mission.go}
                <VisuallyHidden>{t.mission.goTo(activities.current.title)}</VisuallyHidden>
              </span>
            </PositionBar>
          )}
          <Layout data-sidebar="true">
            <QuizContextProvider value={quizContext}>
              <MissionContextProvider value={missionContext}>
                <Stack data-done="true">
                  <Listen within="#blocos" />
                  <LessonIdProvider value={mission.id}>
                    {blocks.map((block) => (
                      <BlockView
                        key={block.id}
                        block={block}
                        position={positionOf(block.id)}
                        fold={{
                          open: block.id === openId,
                          done: isDone(block.id),
                          onToggle: () => activities.toggle(block.id),
                          onFound: () => activities.open(block.id),
                        }}
                        hasContents={block.id === openId || hasFoldedContents}
                        closing={
                          block.id !== lastId && (
                            <div>
                              <Button
                                iconEnd={ArrowRight}
                                onClick={() => activities.finishAndContinue(block.id)}
                              >
                                {t.mission.continue}
                              </Button>
                            </div>
                          )
                        }
                      />
                    ))}
                  </LessonIdProvider>
                </Stack>
              </MissionContextProvider>
            </QuizContextProvider>
            <Journey mission={mission} activities={activities} />
          </Layout>
        </BarContainer>
      </Section>
      {isFinished && <MissionEnd mission={mission} isNew={isFinishedNow} />}
      <GlossarySection terms={findTerms(blocks)} />
      <PrintAndShare title={mission.title} text={t.mission} onPrint={() => print('course')} />
    </PrintedPages>
  );
}
