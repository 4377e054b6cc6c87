import { useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { useModule } from '@ia/shared-ui/hooks';
import { RotateCcw } from '@ia/shared-ui/icon';
import { useEffect, useRef, useState } from 'react';
import type { Course } from '../../content/schema.ts';
import { words } from '../../content/words.ts';
import { useWritten } from '../../state/written-atom.ts';
import { useKeeping } from './keeping.ts';
import type { CourseInUse } from './use-course.ts';

const load = () => import('./RestartDialog.tsx');

/** «Começar de novo», for the next person at a shared computer. Asks first, and names what would be erased. */
export function Restart({ course, inUse }: { course: Course; inUse: CourseInUse }) {
  const keeping = useKeeping();
  const [asking, setAsking] = useState(false);
  // As it was when asked: the dialog still closes while what it names is gone.
  const [question, setQuestion] = useState('');
  const done = useRef(false);
  const { notify, report } = useShell();
  // Few begin anew, and a dialog is a sixth of the course's code.
  const dialog = useModule(load, asking, report);
  const failed = asking && dialog.status === 'failed';
  useEffect(() => {
    if (!failed) return;
    notify({ kind: 'error', message: words.restart.notOpened });
    setAsking(false);
  }, [failed, notify]);
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
      {dialog.status === 'ready' && (
        <dialog.module.RestartDialog
          open={asking}
          onOpenChange={setAsking}
          question={question}
          onErase={erase}
          // This button goes with the progress: the course takes the reader to its first block.
          returnsFocus={() => !done.current}
        />
      )}
    </div>
  );
}
