import { Button } from '@ia/shared-ui/button';
import { Check } from '@ia/shared-ui/icon';
import { Heading, Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import type { Question } from '../../content/questions/schema.ts';
import type { Block, Course } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import { recallCandidates } from '../../rules/block-questions.ts';
import { BlockView } from '../lesson/BlockView.tsx';
import { BlockQuestions } from '../questions/BlockQuestions.tsx';
import { Stack } from './CoursePage.styles.ts';
import type { CourseState } from './use-course.ts';

const END_ID = 'fim-da-parte-2';

export interface SecondPartProps {
  course: Course;
  /** Texts of the second part. */
  part: NonNullable<Course['secondPart']>;
  blocks: readonly Block[];
  questions: readonly Question[];
  courseState: CourseState;
}

/** Optional blocks after the course, all unlocked and collapsed. They give no points and lock nothing. */
export function SecondPart({ course, part, blocks, questions, courseState }: SecondPartProps) {
  const allBlocks = [...course.groups.flatMap((group) => group.blocks), ...blocks];
  const quoteTitles = (ids: readonly number[]) =>
    allBlocks.filter(({ id }) => ids.includes(id)).map(({ title }) => `«${title}»`);
  const allDone = blocks.every(({ id }) => courseState.isDone(id));
  return (
    <Stack data-done="true" css={{ maxWidth: '54rem' }}>
      {blocks.map((block, index) => {
        const questionProps = {
          questions: recallCandidates(questions, block),
          onFirstAnswer: courseState.answerFirst,
        };
        const position = t.secondPart.blockOf(index + 1, blocks.length);
        const isDone = courseState.isDone(block.id);
        return (
          <BlockView
            key={block.id}
            block={block}
            position={isDone ? t.course.finishedPosition(position) : position}
            fold={{ ...courseState.getFoldState(block.id), done: isDone }}
            opening={
              <>
                {block.requires && <Small>{t.secondPart.before(quoteTitles(block.requires))}</Small>}
                <BlockQuestions {...questionProps} block={block} when="opening" />
              </>
            }
            closing={
              <>
                <BlockQuestions {...questionProps} block={block} when="closing" />
                {!isDone && (
                  <Button
                    css={{ justifySelf: 'start' }}
                    iconStart={Check}
                    onClick={() => courseState.markDone(block, blocks, END_ID)}
                  >
                    {part.doneLabel}
                  </Button>
                )}
              </>
            }
          />
        );
      })}
      {allDone && (
        <div css={{ paddingBlockStart: token.space[5] }}>
          <Heading level={3} id={END_ID} tabIndex={-1}>
            {part.finished.title}
          </Heading>
          <p>{part.finished.text}</p>
        </div>
      )}
    </Stack>
  );
}
