/** @param course id of a course, as in `content/declaration/topics.ts` */
export const declarationOf = (course: string) => `/aprender/declaracao?curso=${course}`;
