export { READING_PLACE, type Reading, type ReadingPart, readingFileOf, readReading } from './reading.ts';
export { readingHtml } from './reading-html.ts';
