import type { Motif } from '@ia/shared-ui/azulejo';

/** What tells the way into one course from the way into another. */
export interface Door {
  /** Figure of its badge. */
  motif: Motif;
  /** Whom it is for. */
  audience: string;
}

const EVERYONE = 'Para toda a gente';
const STAFF = 'Para quem trabalha no município';

/** By route. */
export const doors: Record<string, Door> = {
  '/mission-1': { motif: 'leaf', audience: EVERYONE },
  '/copilot-course': { motif: 'compass', audience: EVERYONE },
  '/prompt-factory': { motif: 'star', audience: EVERYONE },
  '/mscopilot-course': { motif: 'speech', audience: STAFF },
  '/mscopilot-course-v2': { motif: 'quill', audience: STAFF },
  '/mscopilot-course-v3': { motif: 'shield', audience: STAFF },
};
