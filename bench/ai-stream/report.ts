import type { ProbeResult } from './probe.ts';

/** The limit of the requirement: a task above it makes the page feel stuck. */
export const LONG_TASK_MS = 50;

export interface Row {
  mode: string;
  /** Median and worst of all runs, in milliseconds. */
  arrivalToDocument: [number, number];
  arrivalToScreen: [number, number];
  longestTask: [number, number];
  longestFrame: [number, number];
  /** Long tasks while the text was arriving, in all runs together. */
  longTasks: number;
  runs: number;
}

const whole = (value: number) => Math.round(value * 10) / 10;

function middleAndWorst(values: number[]): [number, number] {
  const sorted = values.toSorted((a, b) => a - b);
  return [whole(sorted[Math.floor((sorted.length - 1) / 2)] ?? 0), whole(sorted.at(-1) ?? 0)];
}

/** Only what happened from the first piece to the last word: the page's own start is another benchmark. */
export function summarise(mode: string, results: ProbeResult[]): Row {
  const tasks = results.map(({ arrived, ended, tasks }) =>
    tasks
      .filter(({ start, duration }) => start + duration > arrived && start < ended)
      .map((task) => task.duration),
  );
  return {
    mode,
    arrivalToDocument: middleAndWorst(results.map(({ arrived, written }) => written - arrived)),
    arrivalToScreen: middleAndWorst(results.map(({ arrived, painted }) => painted - arrived)),
    longestTask: middleAndWorst(tasks.map((durations) => Math.max(0, ...durations))),
    longestFrame: middleAndWorst(results.map(({ longestFrame }) => longestFrame)),
    longTasks: tasks.flat().filter((duration) => duration > LONG_TASK_MS).length,
    runs: results.length,
  };
}

const pair = ([middle, worst]: [number, number]) => `${middle} / ${worst}`;

export function asMarkdown(rows: Row[], about: Record<string, string | number>): string {
  const facts = Object.entries(about).map(([name, value]) => `- ${name}: ${value}`);
  return [
    '# Streaming a long answer',
    '',
    'Milliseconds, median / worst of the runs. Written by `node bench/ai-stream/run.ts`.',
    '',
    ...facts,
    '',
    `| mode | first piece → document | first piece → screen | tasks > ${LONG_TASK_MS} ms | longest such task | longest frame |`,
    '|---|---|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${row.mode} | ${pair(row.arrivalToDocument)} | ${pair(row.arrivalToScreen)} | ${row.longTasks} in ${row.runs} runs | ${pair(row.longestTask)} | ${pair(row.longestFrame)} |`,
    ),
    '',
  ].join('\n');
}
