import { team, teamMembers } from '../../../content/archive/team.ts';
import { Chapter } from '../../../parts/Chapter.tsx';
import { People } from './People.tsx';

/** Section with the sample team. */
export function Team() {
  return (
    <Chapter id="team" kind="quiet" eyebrow={team.eyebrow} title={team.title}>
      <People people={teamMembers} />
    </Chapter>
  );
}
