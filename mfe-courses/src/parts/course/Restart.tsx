import { Button } from '@ia/shared-ui/button';
import { Dialog } from '@ia/shared-ui/dialog';
import { RotateCcw } from '@ia/shared-ui/icon';
import { useRef, useState } from 'react';
import type { Course } from '../../content/schema.ts';
import { words } from '../../content/words.ts';
import { useWritten } from '../../state/written-atom.ts';
import { useKeeping } from './keeping.ts';
import type { CourseInUse } from './use-course.ts';

/** «Começar de novo», for the next person at a shared computer. Asks first, and names what would be erased. */
export function Restart({ course, inUse }: { course: Course; inUse: CourseInUse }) {
  const keeping = useKeeping();
  const [asking, setAsking] = useState(false);
  // As it was when asked: the dialog still closes while what it names is gone.
  const [question, setQuestion] = useState('');
  const done = useRef(false);
  const { progress, answers, medal, toReview } = inUse;
  const answered = Object.keys(answers).length;
  const written = Object.keys(useWritten(course.id)[0]).length;
  const something = progress.done.length + answered + written + progress.points + toReview > 0;
  if (!asking && !something) return null;

  function ask() {
    done.current = false;
    const erased = words.restart.erased({
      points: progress.points,
      // Those of a second part too.
      finished: progress.done.length,
      unit: course.unit,
      answers: answered,
      written,
      toReview,
      medal: medal ? course.medal.name : undefined,
      finishedDay: progress.finishedOn !== undefined,
    });
    setQuestion(words.restart.erases(erased, keeping.from));
    setAsking(true);
  }

  function erase() {
    done.current = true;
    setAsking(false);
    inUse.restart();
  }

  return (
    <div>
      <Button variant="quiet" size="sm" iconStart={RotateCcw} onClick={ask}>
        {words.restart.button}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={words.restart.title}
        description={question}
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
      />
    </div>
  );
}
