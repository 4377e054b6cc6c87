/** Generated from the lessons: `WRITE_CONTENT=1 pnpm exec vitest run mfe-courses/src/rules/derived`. */
export const figures = {
  mission1: { minutes: 45 },
  descobrir: { minutes: 150, groups: [1, 1, 1, 1, 1, 1, 1, 1, 1] },
  descobrirParte2: { minutes: 75 },
  mscopilot: { minutes: 105, groups: [1, 1, 1, 1, 1, 1, 1, 1, 1] },
  copilotV2: { minutes: 60, groups: [1, 1, 1, 1, 1] },
  copilotV3: { minutes: 180, groups: [1, 2, 1, 1, 1, 2, 2, 2, 1, 1, 2, 1, 1] },
} as const;
