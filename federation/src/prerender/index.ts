export { findForbiddenMarkup } from './elements.ts';
export { FRAME_MARKS, hasMarks, markOf, SITE_MARK } from './marks.ts';
export {
  FRAMES,
  type Frames,
  frameName,
  PRERENDER_FOLDER,
  type PrerenderedView,
  prerenderedFileOf,
  readFrames,
  readPrerenderedView,
} from './prerendered-view.ts';
