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
import type { CourseInUse } from './use-course.ts';

const Onwards = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[2],
  justifyItems: 'start',
  // Fits one long word at 200 % text size on a small phone.
  '& button': { paddingInline: `min(${token.space[8]}, 8vw)`, overflowWrap: 'anywhere' },
});

interface GroupsProps {
  course: Course;
  inUse: CourseInUse;
  questions: readonly Question[];
}

/** Finished groups, folded, followed by the current group with the button that opens the next. */
export function Groups({ course, inUse, questions }: GroupsProps) {
  const { answers, current, progress } = inUse;
  const desk = {
    retry: true,
    answerTo: (quiz: string) => answers[quiz],
    onAnswered: (quiz: string, { text }: { text: string }) => inUse.answer(quiz, text),
  };
  return (
    <QuizContextProvider value={desk}>
      <Stack>
        <LockedBlock course={course} inUse={inUse} />
        {inUse.groups.map((group) => {
          const done = progress.done.includes(group.group_id);
          return (
            <Stack
              key={group.group_id}
              id={group.group_id === current ? RESUME_ID : undefined}
              data-group={group.group_id}
              data-done={done}
            >
              {group.group_id === current && (
                <Listen within={`#${RESUME_ID}`} label={t.course.listen[course.unit]} />
              )}
              {group.blocks.map((block) => (
                <BlockView
                  key={block.id}
                  block={block}
                  position={
                    done
                      ? t.course.finishedPosition(blockPosition(course, block))
                      : blockPosition(course, block)
                  }
                  fold={done ? inUse.foldOf(block.id) : undefined}
                  opening={<BlockQuestions questions={questions} block={block} when="opening" />}
                  closing={<BlockQuestions questions={questions} block={block} when="closing" />}
                />
              ))}
              {group.group_id === current && group.showContinueButton && (
                <Continue course={course} group={group} inUse={inUse} />
              )}
            </Stack>
          );
        })}
      </Stack>
    </QuizContextProvider>
  );
}

function Continue({ course, group, inUse }: { course: Course; group: Group; inUse: CourseInUse }) {
  const reason = useId();
  const waiting = inUse.openQuizzes(group).length > 0;
  const last = group.group_id === course.groups.at(-1)?.group_id;
  return (
    <Onwards>
      {/* aria-disabled instead of disabled: a click announces the reason and moves to the unanswered quiz. */}
      <Button
        size="lg"
        iconEnd={last ? Trophy : ArrowRight}
        aria-disabled={waiting || undefined}
        aria-describedby={waiting ? reason : undefined}
        onClick={() => inUse.finishGroup(group)}
      >
        {last ? course.finishLabel : course.continueLabel}
      </Button>
      {waiting && <Small id={reason}>{t.course.answerFirst}</Small>}
    </Onwards>
  );
}
