import styled from '@emotion/styled';
import { Button } from '@ia/shared-ui/button';
import { ArrowRight, Trophy } from '@ia/shared-ui/icon';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { useId } from 'react';
import type { Course, Group } from '../content/schema.ts';
import { words } from '../content/words.ts';
import { BlockView } from '../lesson/BlockView.tsx';
import { QuizDeskProvider } from '../lesson/quiz-desk.ts';
import type { Printer } from '../print/use-printer.ts';
import { Stack } from './CoursePage.styles.ts';
import { FinishPanel } from './FinishPanel.tsx';
import type { CourseInUse } from './use-course.ts';

const Onwards = styled.div({ display: 'grid', gap: token.space[2], justifyItems: 'start' });

interface GroupsProps {
  course: Course;
  inUse: CourseInUse;
  printer: Printer;
}

/** The open groups, each with its blocks; the current one ends in the button that opens the next. */
export function Groups({ course, inUse, printer }: GroupsProps) {
  const total = course.groups.reduce((sum, group) => sum + group.blocks.length, 0);
  return (
    <QuizDeskProvider value={{ retry: true, onAnswered: (quiz) => inUse.answer(quiz) }}>
      <Stack>
        {inUse.groups.map((group) => (
          <Stack key={group.group_id} data-group={group.group_id}>
            {group.blocks.map((block) => (
              <BlockView
                key={block.id}
                block={block}
                total={total}
                done={inUse.progress.done.includes(group.group_id)}
              />
            ))}
            {group.group_id === inUse.current && group.showContinueButton && (
              <Continue course={course} group={group} inUse={inUse} />
            )}
          </Stack>
        ))}
        {inUse.finished && <FinishPanel course={course} inUse={inUse} printer={printer} />}
      </Stack>
    </QuizDeskProvider>
  );
}

function Continue({ course, group, inUse }: { course: Course; group: Group; inUse: CourseInUse }) {
  const reason = useId();
  const waiting = inUse.openQuizzes(group).length > 0;
  const last = group.group_id === course.groups.at(-1)?.group_id;
  return (
    <Onwards>
      {/* aria-disabled instead of disabled: the press is answered with the reason and leads to the quiz. */}
      <Button
        size="lg"
        iconEnd={last ? Trophy : ArrowRight}
        aria-disabled={waiting || undefined}
        aria-describedby={waiting ? reason : undefined}
        onClick={() => inUse.finishGroup(group)}
      >
        {last ? course.finishLabel : course.continueLabel}
      </Button>
      {waiting && <Small id={reason}>{words.course.answerFirst}</Small>}
    </Onwards>
  );
}
