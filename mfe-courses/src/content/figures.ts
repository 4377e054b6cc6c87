/** Generated from the lessons: `WRITE_CONTENT=1 pnpm exec vitest run mfe-courses/src/rules/derived`. */
export const figures = {
  mission1: { minutes: 45, lessonMinutes: 15 },
  descobrir: { minutes: 150, lessonMinutes: 35, groups: [1, 1, 1, 1, 1, 1, 1, 1, 1] },
  descobrirParte2: { minutes: 75, lessonMinutes: 25 },
  mscopilot: { minutes: 105, lessonMinutes: 30, groups: [1, 1, 1, 1, 1, 1, 1, 1, 1] },
  copilotV2: { minutes: 60, lessonMinutes: 20, groups: [1, 1, 1, 1, 1] },
  copilotV3: { minutes: 180, lessonMinutes: 60, groups: [1, 2, 1, 1, 1, 2, 2, 2, 1, 1, 2, 1, 1] },
} as const;
