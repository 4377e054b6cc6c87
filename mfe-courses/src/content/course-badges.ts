import type { Motif } from '@ia/shared-ui/azulejo';

/** Badge and audience that distinguish the links to the courses. */
export interface Badge {
  /** Motif of its badge. */
  motif: Motif;
  /** Audience. */
  audience: string;
}

const EVERYONE = 'Para toda a gente';
const STAFF = 'Para quem trabalha no município';

/** By route. */
export const courseBadges: Record<string, Badge> = {
  '/mission-1': { motif: 'leaf', audience: EVERYONE },
  '/copilot-course': { motif: 'compass', audience: EVERYONE },
  '/prompt-factory': { motif: 'star', audience: EVERYONE },
  '/mscopilot-course': { motif: 'speech', audience: STAFF },
  '/mscopilot-course-v2': { motif: 'quill', audience: STAFF },
  '/mscopilot-course-v3': { motif: 'shield', audience: STAFF },
};
