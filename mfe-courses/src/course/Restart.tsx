import { Button } from '@ia/shared-ui/button';
import { Dialog } from '@ia/shared-ui/dialog';
import { RotateCcw } from '@ia/shared-ui/icon';
import { useRef, useState } from 'react';
import type { Course } from '../content/schema.ts';
import { words } from '../content/words.ts';
import type { CourseInUse } from './use-course.ts';

/** «Começar de novo», for the next person at a shared computer. Asks first, and names what would be erased. */
export function Restart({ course, inUse }: { course: Course; inUse: CourseInUse }) {
  const [asking, setAsking] = useState(false);
  const done = useRef(false);
  const { progress, answers, medal } = inUse;
  const answered = Object.keys(answers).length;
  if (!asking && !inUse.started && answered === 0 && progress.points === 0) return null;

  const erased = words.restart.erased({
    points: progress.points,
    blocks: course.groups
      .filter(({ group_id }) => progress.done.includes(group_id))
      .reduce((sum, { blocks }) => sum + blocks.length, 0),
    answers: answered,
    medal: medal ? course.medal.name : undefined,
    certificateDay: progress.finishedOn !== undefined,
  });

  function open() {
    done.current = false;
    setAsking(true);
  }

  function erase() {
    done.current = true;
    setAsking(false);
    inUse.restart();
  }

  return (
    <div>
      <Button variant="quiet" size="sm" iconStart={RotateCcw} onClick={open}>
        {words.restart.button}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={words.restart.title}
        description={words.restart.lead}
        // This button goes with the progress: the course takes the reader to its first block.
        returnsFocus={() => !done.current}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {words.restart.keep}
            </Button>
            <Button onClick={erase}>{words.restart.confirm}</Button>
          </>
        }
      >
        <ul css={{ paddingInlineStart: '1.4em' }}>
          {erased.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>{words.restart.rest}</p>
      </Dialog>
    </div>
  );
}
