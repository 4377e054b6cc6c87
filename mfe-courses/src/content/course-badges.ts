import type { ThemeName } from '@ia/federation';
import type { Motif } from '@ia/shared-ui/azulejo';

/** Badge and audience that distinguish the links to the courses. */
export interface Badge {
  /** Motif of its badge. */
  motif: Motif;
  /** Theme of its page. */
  theme: ThemeName;
  /** Audience. */
  audience: string;
}

const EVERYONE = 'Para toda a gente';
const STAFF = 'Para quem trabalha no município';

/** By route. */
export const courseBadges: Record<string, Badge> = {
  '/mission-1': { motif: 'leaf', theme: 'purple', audience: EVERYONE },
  '/copilot-course': { motif: 'compass', theme: 'green', audience: EVERYONE },
  '/prompt-factory': { motif: 'star', theme: 'purple', audience: EVERYONE },
  '/mscopilot-course': { motif: 'speech', theme: 'blue', audience: STAFF },
  '/mscopilot-course-v2': { motif: 'quill', theme: 'orange', audience: STAFF },
  '/mscopilot-course-v3': { motif: 'shield', theme: 'green', audience: STAFF },
};
