/**
 * The machine-readable mark of images and texts that AI generated. `markImage` and `markAttributes` write
 * the mark. `readMark` finds it in a file, for the page «Foi feito por IA?».
 */
export { AI_SOURCE_TYPE } from './digital-source-type.ts';
export { markImage } from './mark-image.ts';
export { type FileMark, readMark } from './read-mark.ts';
export { markAttributes } from './xmp.ts';
