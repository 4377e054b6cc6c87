import { definePage } from '@ia/federation';
import { mission } from '../../content/mission-1/mission.ts';
import { MissionPage } from './MissionPage.tsx';

/** Page of Mission 1, `#/mission-1`. */
function Mission1() {
  return <MissionPage mission={mission} />;
}

export default definePage(Mission1);
