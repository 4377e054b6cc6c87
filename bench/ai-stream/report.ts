import type { ProbeResult } from './probe.ts';
import type { Task } from './trace.ts';

/** Limit of the requirement: a longer task makes the page feel unresponsive. */
export const LONG_TASK_MS = 50;

export interface Run extends ProbeResult {
  tasks: Task[];
}

const whole = (value: number) => Math.round(value * 10) / 10;

/** Formats median and worst value. */
function pair(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  return `${whole(sorted[Math.floor((sorted.length - 1) / 2)] ?? 0)} / ${whole(sorted.at(-1) ?? 0)}`;
}

/** Formats one table row, from the first chunk to the last word. Page load is another benchmark. */
function row(mode: string, runs: Run[]): string[] {
  const long = (clock: keyof Task) =>
    runs.map(({ tasks }) => tasks.filter((task) => task[clock] > LONG_TASK_MS).length);
  const longest = (clock: keyof Task) =>
    runs.map(({ tasks }) => Math.max(0, ...tasks.map((task) => task[clock])));
  return [
    mode,
    pair(runs.map(({ arrived, written }) => written - arrived)),
    pair(runs.map(({ arrived, painted }) => painted - arrived)),
    pair(long('cpu')),
    pair(longest('cpu')),
    pair(long('wall')),
    pair(longest('wall')),
    pair(runs.map(({ longestFrame }) => longestFrame)),
  ];
}

const HEAD = [
  'mode',
  'first piece → document',
  'first piece → screen',
  `tasks > ${LONG_TASK_MS} ms (processor)`,
  'longest (processor)',
  `tasks > ${LONG_TASK_MS} ms (clock)`,
  'longest (clock)',
  'longest frame',
];

export function asMarkdown(modes: Record<string, Run[]>, about: Record<string, string | number>): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    '# Streaming a long answer',
    '',
    'Milliseconds, or tasks per run: median / worst of the runs. Written by `node bench/ai-stream/run.ts`.',
    'Processor time is the page’s own, slowdown included; clock time grows when the machine has other work.',
    '',
    ...Object.entries(about).map(([name, value]) => `- ${name}: ${value}`),
    '',
    line(HEAD),
    line(HEAD.map(() => '---')),
    ...Object.entries(modes).map(([mode, runs]) => line(row(mode, runs))),
    '',
  ].join('\n');
}
