/** Machine-readable mark of what AI made. */
export { AI_SOURCE_TYPE } from './digital-source-type.ts';
export { markImage } from './mark-image.ts';
export { type FileMark, readMark } from './read-mark.ts';
export { markAttributes } from './xmp.ts';
