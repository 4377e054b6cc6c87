import type { ProbeResult } from './probe.ts';
import type { Task } from './trace.ts';

// Report of the benchmark run.ts, with one row for each AI mode. The mode says who calls the provider: the
// page (`local`) or the Edge Function (`server`).

/** Goal in bench/README.md: no longer task on the main thread while an answer streams. */
export const LONG_TASK_MS = 50;

/** One streamed answer: the probe's times and the main-thread tasks meanwhile. */
export interface Run extends ProbeResult {
  tasks: Task[];
}

const roundToTenth = (value: number) => Math.round(value * 10) / 10;

/** Formats a cell: median / worst value. */
function medianAndWorst(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  return `${roundToTenth(sorted[Math.floor((sorted.length - 1) / 2)] ?? 0)} / ${roundToTenth(sorted.at(-1) ?? 0)}`;
}

/** Formats the row of one mode. It covers the first chunk to the last word, not the load of the page. */
function formatRow(mode: string, runs: Run[]): string[] {
  const longTaskCounts = (clock: keyof Task) =>
    runs.map(({ tasks }) => tasks.filter((task) => task[clock] > LONG_TASK_MS).length);
  const longestTasks = (clock: keyof Task) =>
    runs.map(({ tasks }) => Math.max(0, ...tasks.map((task) => task[clock])));
  return [
    mode,
    medianAndWorst(runs.map(({ arrived, written }) => written - arrived)),
    medianAndWorst(runs.map(({ arrived, painted }) => painted - arrived)),
    medianAndWorst(longTaskCounts('cpu')),
    medianAndWorst(longestTasks('cpu')),
    medianAndWorst(longTaskCounts('wall')),
    medianAndWorst(longestTasks('wall')),
    medianAndWorst(runs.map(({ longestFrame }) => longestFrame)),
  ];
}

const COLUMNS = [
  'mode',
  'first chunk → in the document',
  'first chunk → painted',
  `tasks > ${LONG_TASK_MS} ms (CPU time)`,
  'longest (CPU time)',
  `tasks > ${LONG_TASK_MS} ms (wall time)`,
  'longest (wall time)',
  'longest frame',
];

/**
 * Formats the results as a Markdown file.
 * @param modes runs by the name of their AI mode
 * @param about conditions of the measurement, listed above the table
 */
export function asMarkdown(modes: Record<string, Run[]>, about: Record<string, string | number>): string {
  const tableLine = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    '# Streaming a long answer',
    '',
    'Milliseconds, or tasks per run: median / worst of the runs. Written by `node bench/ai-stream/run.ts`.',
    'Processor time is the page’s own, slowdown included; clock time grows when the machine has other work.',
    '',
    ...Object.entries(about).map(([name, value]) => `- ${name}: ${value}`),
    '',
    tableLine(COLUMNS),
    tableLine(COLUMNS.map(() => '---')),
    ...Object.entries(modes).map(([mode, runs]) => tableLine(formatRow(mode, runs))),
    '',
  ].join('\n');
}
