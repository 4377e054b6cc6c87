/** Virtual module with the course of a package. `scripts/scorm.ts` generates it for each course. */
declare module 'virtual:lesson' {
  export const course: import('../src/content/schema.ts').Course;
  export const loadQuestions: import('../src/parts/questions/use-questions.ts').LoadQuestions;
  export const loadSecondPart: import('../src/parts/course/use-second-part.ts').LoadSecondPart | undefined;
  export const theme: import('@ia/federation').ThemeName;
  export const site: import('../src/parts/scorm/lms-shell.ts').PackageSite;
}
