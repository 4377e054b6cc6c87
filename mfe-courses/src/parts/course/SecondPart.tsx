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
import type { CourseInUse } from './use-course.ts';

const END_ID = 'fim-da-parte-2';

export interface SecondPartProps {
  course: Course;
  part: NonNullable<Course['secondPart']>;
  blocks: readonly Block[];
  questions: readonly Question[];
  inUse: CourseInUse;
}

/** Optional blocks, all unlocked and folded. They give no points and lock nothing. */
export function SecondPart({ course, part, blocks, questions, inUse }: SecondPartProps) {
  const known = [...course.groups.flatMap((group) => group.blocks), ...blocks];
  const titles = (ids: readonly number[]) =>
    known.filter(({ id }) => ids.includes(id)).map(({ title }) => `«${title}»`);
  const all = blocks.every(({ id }) => inUse.isDone(id));
  return (
    <Stack data-done="true" css={{ maxWidth: '54rem' }}>
      {blocks.map((block, index) => {
        const asked = recallCandidates(questions, block);
        const position = t.secondPart.blockOf(index + 1, blocks.length);
        const done = inUse.isDone(block.id);
        return (
          <BlockView
            key={block.id}
            block={block}
            position={done ? t.course.finishedPosition(position) : position}
            fold={{ ...inUse.foldOf(block.id), done }}
            opening={
              <>
                {block.requires && <Small>{t.secondPart.before(titles(block.requires))}</Small>}
                <BlockQuestions questions={asked} block={block} when="opening" />
              </>
            }
            closing={
              <>
                <BlockQuestions questions={asked} block={block} when="closing" />
                {!done && (
                  <Button
                    css={{ justifySelf: 'start' }}
                    iconStart={Check}
                    onClick={() => inUse.markDone(block, blocks, END_ID)}
                  >
                    {part.doneLabel}
                  </Button>
                )}
              </>
            }
          />
        );
      })}
      {all && (
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
