import { team, teamMembers } from '../../../content/archive/team.ts';
import { Chapter } from '../../../parts/Chapter.tsx';
import { People } from './People.tsx';

/** Sample team. */
export function Team() {
  return (
    <Chapter id="team" kind="quiet" eyebrow={team.eyebrow} title={team.title}>
      <People people={teamMembers} />
    </Chapter>
  );
}
