import { AzulejoBadge } from '@ia/shared-ui/azulejo';
import { courseBadges } from '../../content/course-badges.ts';

/** Badge of the course at a route; renders nothing for other routes. */
export function CourseBadge({ to }: { to: string }) {
  const badge = courseBadges[to];
  return badge ? <AzulejoBadge motif={badge.motif} size={64} /> : null;
}
