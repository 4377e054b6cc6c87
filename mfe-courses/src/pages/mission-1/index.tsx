import { definePage } from '@ia/federation';
import { mission } from '../../content/mission-1/mission.ts';
import { MissionPage } from '../../mission/MissionPage.tsx';

function Mission1() {
  return <MissionPage mission={mission} />;
}

export default definePage(Mission1);
