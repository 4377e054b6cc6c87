/**
 * Returns the route of a course's declaration.
 * @param course course id, as in `content/declaration/topics.ts`
 */
export const declarationPath = (course: string) => `/aprender/declaracao?curso=${course}`;
