import { mission } from '../../content/mission-1/mission.ts';
import { readingOf } from '../../rules/reading-of.ts';

/** The words of the mission, for whoever reads it without the page. */
export default readingOf(mission.hero, mission.blocks);
