import '@ia/shared-ui/fonts.css';
import '@ia/shared-ui/tokens.css';
import '@ia/shared-ui/base.css';
import { course, loadQuestions, loadSecondPart, site, theme } from 'virtual:lesson';
import { createRoot } from 'react-dom/client';
import { storageTexts } from '../src/content/scorm/text.ts';
import { findApi } from '../src/parts/scorm/find-api.ts';
import { LmsCourse } from '../src/parts/scorm/LmsCourse.tsx';
import { LearnerStorage } from '../src/parts/scorm/learner-storage.ts';
import { openSession } from '../src/parts/scorm/lms.ts';
import { recordCourse } from '../src/parts/scorm/record-course.ts';

// Entry of a SCORM package: one course that runs in a learning management system (LMS) instead of on the
// site. `scripts/scorm.ts` builds the package and generates `virtual:lesson`, which holds the course. Without
// an LMS, the lesson runs and nothing is recorded.

const api = findApi(window);
const lms = api && openSession(api);
const record = lms && recordCourse(course, lms);
const storage = record?.storage ?? new LearnerStorage([], () => {});
// Courses store their progress in localStorage; here it goes to the LMS and leaves nothing on the computer.
Object.defineProperty(window, 'localStorage', { value: storage });
if (record) addEventListener('pagehide', record.finish);

// The LMS frame shows only the lesson, so links to other pages open in a new tab.
addEventListener(
  'click',
  ({ target }) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]');
    if (link && !link.getAttribute('href')?.startsWith('#'))
      Object.assign(link, { target: '_blank', rel: 'noopener' });
  },
  { capture: true },
);

document.title = course.title;
document.documentElement.dataset.theme = theme;
createRoot(document.getElementById('conteudo') as HTMLElement).render(
  <LmsCourse
    course={course}
    loadQuestions={loadQuestions}
    loadSecondPart={loadSecondPart}
    site={site}
    storageTexts={record ? storageTexts.lms : storageTexts.withoutLms}
    leftAt={record?.leftAt ?? ''}
  />,
);
