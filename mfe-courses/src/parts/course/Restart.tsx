import { useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { useModule } from '@ia/shared-ui/hooks';
import { RotateCcw } from '@ia/shared-ui/icon';
import { useEffect, useRef, useState } from 'react';
import type { Course } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import { useWritten } from '../../state/written-atom.ts';
import { useStorageTexts } from '../lesson/storage-texts.ts';
import type { CourseInUse } from './use-course.ts';

const load = () => import('./RestartDialog.tsx');

/**
 * «Começar de novo», for the next person at a shared computer. Asks for confirmation and lists the data to
 * erase.
 */
export function Restart({ course, inUse }: { course: Course; inUse: CourseInUse }) {
  const storage = useStorageTexts();
  const [asking, setAsking] = useState(false);
  // Snapshot of the question: the dialog is still closing after the data is erased.
  const [question, setQuestion] = useState('');
  const isRestarted = useRef(false);
  const { notify, report } = useShell();
  // Loaded on demand: the dialog is a sixth of the course code and rarely used.
  const dialog = useModule(load, asking, report);
  const failed = asking && dialog.status === 'failed';
  useEffect(() => {
    if (!failed) return;
    notify({ kind: 'error', message: t.restart.notOpened });
    setAsking(false);
  }, [failed, notify]);
  const { progress, answers, medal, toReview } = inUse;
  const answerCount = Object.keys(answers).length;
  const written = Object.keys(useWritten(course.id)[0]).length;
  const something = progress.done.length + answerCount + written + progress.points + toReview > 0;
  if (!asking && !something) return null;

  function openConfirmation() {
    isRestarted.current = false;
    const erased = t.restart.erased({
      points: progress.points,
      // Includes blocks of a second part.
      finished: progress.done.length,
      unit: course.unit,
      answers: answerCount,
      written,
      toReview,
      medal: medal ? course.medal.name : undefined,
      finishedDay: progress.finishedOn !== undefined,
    });
    setQuestion(t.restart.erases(erased, storage.from));
    setAsking(true);
  }

  function erase() {
    isRestarted.current = true;
    setAsking(false);
    inUse.restart();
  }

  return (
    <div>
      <Button variant="quiet" size="sm" iconStart={RotateCcw} onClick={openConfirmation}>
        {t.restart.button}
      </Button>
      {dialog.status === 'ready' && (
        <dialog.module.RestartDialog
          open={asking}
          onOpenChange={setAsking}
          question={question}
          onErase={erase}
          // This button unmounts with the progress; the course focuses its first block instead.
          returnsFocus={() => !isRestarted.current}
        />
      )}
    </div>
  );
}
