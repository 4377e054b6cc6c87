import { type Notice, ShellProvider } from '@ia/federation';
import { Toast, ToastRegion } from '@ia/shared-ui/toast';
import { VisuallyHidden } from '@ia/shared-ui/visually-hidden';
import { useEffect, useState } from 'react';
import type { Course } from '../../content/schema.ts';
import { CoursePage } from '../course/CoursePage.tsx';
import type { LoadSecondPart } from '../course/use-second-part.ts';
import { type StorageTexts, StorageTextsProvider } from '../lesson/storage-texts.ts';
import type { LoadQuestions } from '../questions/use-questions.ts';
import { lmsShell, type PackageSite } from './lms-shell.ts';

const DEFAULT_NOTICE_MS = 6000;

interface LmsCourseProps {
  course: Course;
  loadQuestions: LoadQuestions;
  loadSecondPart?: LoadSecondPart;
  site: PackageSite;
  storageTexts: StorageTexts;
  /** Anchor where the learner left off. */
  leftAt: string;
}

/**
 * Course page of a SCORM package, inside a learning management system (LMS). The shell of the site is absent
 * there: `lmsShell` replaces it, and this component shows its notices.
 */
export function LmsCourse({ site, storageTexts, leftAt, ...course }: LmsCourseProps) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [announcement, announce] = useState('');
  const [shell] = useState(() => lmsShell(site, { notify: setNotice, announce }));
  useEffect(() => {
    if (leftAt) location.hash = leftAt;
  }, [leftAt]);
  useEffect(() => {
    // A timeout of 0 and errors stay until they are dismissed.
    if (!notice || notice.timeout === 0 || notice.kind === 'error') return;
    const timer = setTimeout(() => setNotice(null), notice.timeout ?? DEFAULT_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <ShellProvider shell={shell}>
      <StorageTextsProvider value={storageTexts}>
        <CoursePage {...course} />
      </StorageTextsProvider>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      <ToastRegion>
        {notice && <Toast kind={notice.kind} message={notice.message} onDismiss={() => setNotice(null)} />}
      </ToastRegion>
    </ShellProvider>
  );
}
