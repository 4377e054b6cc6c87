import { AzulejoBadge } from '@ia/shared-ui/azulejo';
import { doors } from '../../content/doors.ts';

/** The badge of the course behind a route; a route that is no course has none. */
export function DoorBadge({ to }: { to: string }) {
  const door = doors[to];
  return door ? <AzulejoBadge motif={door.motif} size={64} /> : null;
}
