export { unfitMarkup } from './elements.ts';
export {
  FIRST_VIEWS,
  type FirstView,
  FRAMES,
  type Frames,
  firstViewOf,
  frameName,
  readFirstView,
  readFrames,
} from './first-view.ts';
export { FRAME_MARKS, hasMarks, markOf, SITE_MARK } from './marks.ts';
