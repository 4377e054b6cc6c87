import { definePage } from '@ia/federation';
import { mission } from '../../content/mission-1/mission.ts';
import { MissionPage } from './MissionPage.tsx';

function Mission1() {
  return <MissionPage mission={mission} />;
}

export default definePage(Mission1);
