import { mission } from '../../content/mission-1/mission.ts';
import { coursePlainText, numberedBlocks } from '../../rules/course-plain-text.ts';

/** Plain text of the mission, for machine readers and visitors without JavaScript. */
export default coursePlainText(
  mission.hero,
  numberedBlocks(mission.blocks.map((block) => ({ blocks: [block] }))),
);
