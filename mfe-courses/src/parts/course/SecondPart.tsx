import { Button } from '@ia/shared-ui/button';
import { Check } from '@ia/shared-ui/icon';
import { Heading, Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import type { Question } from '../../content/questions/schema.ts';
import type { Block, Course } from '../../content/schema.ts';
import { words } from '../../content/words.ts';
import { recalledFrom } from '../../rules/asked.ts';
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

/** Blocks of free choice, all open and each folded to its title. They give no points and stand in the way of nothing. */
export function SecondPart({ course, part, blocks, questions, inUse }: SecondPartProps) {
  const known = [...course.groups.flatMap((group) => group.blocks), ...blocks];
  const titles = (ids: readonly number[]) =>
    known.filter(({ id }) => ids.includes(id)).map(({ title }) => `«${title}»`);
  const all = blocks.every(({ id }) => inUse.isNoted(id));
  return (
    <Stack data-done="true" css={{ maxWidth: '54rem' }}>
      {blocks.map((block, index) => {
        const asked = recalledFrom(questions, block);
        const place = words.secondPart.blockOf(index + 1, blocks.length);
        const done = inUse.isNoted(block.id);
        return (
          <BlockView
            key={block.id}
            block={block}
            place={done ? words.course.donePlace(place) : place}
            fold={{ ...inUse.foldOf(block.id), done }}
            opening={
              <>
                {block.requires && <Small>{words.secondPart.before(titles(block.requires))}</Small>}
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
                    onClick={() => inUse.note(block, blocks, END_ID)}
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
