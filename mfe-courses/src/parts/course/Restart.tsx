import { useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { useModule } from '@ia/shared-ui/hooks';
import { RotateCcw } from '@ia/shared-ui/icon';
import { useEffect, useRef, useState } from 'react';
import type { Course } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import { useWritten } from '../../state/written-atom.ts';
import { useStorageTexts } from '../lesson/storage-texts.ts';
import type { CourseState } from './use-course.ts';

const loadDialog = () => import('./RestartDialog.tsx');

/**
 * «Começar de novo», for the next person at a shared computer. Asks for confirmation and lists the data to
 * erase.
 */
export function Restart({ course, courseState }: { course: Course; courseState: CourseState }) {
  const storage = useStorageTexts();
  const [isConfirming, setConfirming] = useState(false);
  // Text of the dialog. A snapshot, because the dialog is still closing when the data is erased.
  const [question, setQuestion] = useState('');
  const isRestarted = useRef(false);
  const { notify, report } = useShell();
  // Loaded on demand: the dialog is a sixth of the course code and rarely used.
  const dialog = useModule(loadDialog, isConfirming, report);
  const hasFailed = isConfirming && dialog.status === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    notify({ kind: 'error', message: t.restart.notOpened });
    setConfirming(false);
  }, [hasFailed, notify]);
  const { progress, answers, hasMedal, toReview } = courseState;
  const answerCount = Object.keys(answers).length;
  const writtenCount = Object.keys(useWritten(course.id)[0]).length;
  const hasData = progress.done.length + answerCount + writtenCount + progress.points + toReview > 0;
  if (!isConfirming && !hasData) return null;

  function openConfirmation() {
    isRestarted.current = false;
    const erased = t.restart.erased({
      points: progress.points,
      // Includes blocks of a second part.
      finished: progress.done.length,
      unit: course.unit,
      answers: answerCount,
      written: writtenCount,
      toReview,
      medal: hasMedal ? course.medal.name : undefined,
      finishedDay: progress.finishedOn !== undefined,
    });
    setQuestion(t.restart.erases(erased, storage.from));
    setConfirming(true);
  }

  function erase() {
    isRestarted.current = true;
    setConfirming(false);
    courseState.restart();
  }

  return (
    // Below the lessons, also beside a sidebar.
    <div css={{ gridColumn: '-2 / -1' }}>
      <Button variant="quiet" size="sm" iconStart={RotateCcw} onClick={openConfirmation}>
        {t.restart.button}
      </Button>
      {dialog.status === 'ready' && (
        <dialog.module.RestartDialog
          open={isConfirming}
          onOpenChange={setConfirming}
          question={question}
          onErase={erase}
          // This button unmounts with the progress; the course focuses its first block instead.
          returnsFocus={() => !isRestarted.current}
        />
      )}
    </div>
  );
}
