import styled from '@emotion/styled';
import { Button } from '@ia/shared-ui/button';
import { ArrowRight, Trophy } from '@ia/shared-ui/icon';
import { Listen } from '@ia/shared-ui/listen';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { useId } from 'react';
import type { Question } from '../../content/questions/schema.ts';
import type { Course, Group } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import { BlockView } from '../lesson/BlockView.tsx';
import { QuizContextProvider } from '../lesson/quiz-context.ts';
import { BlockQuestions } from '../questions/BlockQuestions.tsx';
import { RESUME_ID } from './anchors.ts';
import { blockPosition } from './block-position.ts';
import { Stack } from './CoursePage.styles.ts';
import { LockedBlock } from './LockedBlock.tsx';
import type { CourseState } from './use-course.ts';

const ContinueArea = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[2],
  justifyItems: 'start',
  // Fits one long word at 200 % text size on a small phone.
  '& button': { paddingInline: `min(${token.space[8]}, 8vw)`, overflowWrap: 'anywhere' },
});

interface GroupsProps {
  course: Course;
  courseState: CourseState;
  questions: readonly Question[];
}

/** Finished groups, collapsed, followed by the current group with the button that opens the next. */
export function Groups({ course, courseState, questions }: GroupsProps) {
  const { answers, currentGroupId, progress } = courseState;
  const quizContext = {
    retry: true,
    readAnswer: (quiz: string) => answers[quiz],
    onAnswered: (quiz: string, { text }: { text: string }) => courseState.answerQuiz(quiz, text),
  };
  const questionProps = { questions, onFirstAnswer: courseState.answerFirst };
  return (
    <QuizContextProvider value={quizContext}>
      <Stack>
        <LockedBlock course={course} courseState={courseState} />
        {courseState.groups.map((group) => {
          const isDone = progress.done.includes(group.group_id);
          return (
            <Stack
              key={group.group_id}
              id={group.group_id === currentGroupId ? RESUME_ID : undefined}
              data-group={group.group_id}
              data-done={isDone}
            >
              {group.group_id === currentGroupId && (
                <Listen within={`#${RESUME_ID}`} label={t.course.listen[course.unit]} />
              )}
              {group.blocks.map((block) => (
                <BlockView
                  key={block.id}
                  block={block}
                  position={
                    isDone
                      ? t.course.finishedPosition(blockPosition(course, block))
                      : blockPosition(course, block)
                  }
                  fold={isDone ? courseState.getFoldState(block.id) : undefined}
                  opening={<BlockQuestions {...questionProps} block={block} when="opening" />}
                  closing={<BlockQuestions {...questionProps} block={block} when="closing" />}
                />
              ))}
              {group.group_id === currentGroupId && group.showContinueButton && (
                <Continue course={course} group={group} courseState={courseState} />
              )}
            </Stack>
          );
        })}
      </Stack>
    </QuizContextProvider>
  );
}

function Continue({
  course,
  group,
  courseState,
}: {
  course: Course;
  group: Group;
  courseState: CourseState;
}) {
  const reasonId = useId();
  const hasUnansweredQuiz = courseState.unansweredQuizzes(group).length > 0;
  const isLastGroup = group.group_id === course.groups.at(-1)?.group_id;
  return (
    <ContinueArea>
      {/* aria-disabled instead of disabled: a click announces the reason and moves to the unanswered quiz. */}
      <Button
        size="lg"
        iconEnd={isLastGroup ? Trophy : ArrowRight}
        aria-disabled={hasUnansweredQuiz || undefined}
        aria-describedby={hasUnansweredQuiz ? reasonId : undefined}
        onClick={() => courseState.finishGroup(group)}
      >
        {isLastGroup ? course.finishLabel : course.continueLabel}
      </Button>
      {hasUnansweredQuiz && <Small id={reasonId}>{t.course.answerFirst}</Small>}
    </ContinueArea>
  );
}
