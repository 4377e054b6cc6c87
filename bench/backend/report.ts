import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { MeasuredBackend } from './measured-backend.ts';

const RESULTS = path.resolve(import.meta.dirname, '../results/backend.md');

/** One row of the results. */
export interface Figure {
  name: string;
  value: number;
  /** Replaces the value, for example with a query plan. */
  text?: string;
  lessIsBetter?: boolean;
}

/** One area of the benchmark. Each round measures it on a new backend. */
export type Part = (site: MeasuredBackend, extent: Extent) => Promise<Figure[]>;

/** Size of the benchmark, from the command line. */
interface Extent {
  /** Duration of each vote measurement. */
  seconds: number;
  attackSeconds: number;
  /** Size of the large data set. */
  suggestions: number;
  votes: number;
  /** Number of kill -9. */
  kills: number;
}

export type Engine = 'PGlite' | 'PostgreSQL 15';

const medianOf = (rounds: Figure[][], name: string): number => {
  const values = rounds.flatMap((figures) => figures.filter((f) => f.name === name).map((f) => f.value));
  return values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
};

const formatValue = (value: number) =>
  value.toLocaleString('en-GB', { maximumFractionDigits: value < 20 ? 1 : 0 });

/**
 * Formats the figures as a table; each cell is the median of the rounds.
 * @param before rounds of an earlier checkout, if any
 */
export function asTable(now: Figure[][], before: Figure[][]): string {
  const rows = (now[0] ?? []).map(({ name, text, lessIsBetter }) => {
    if (text !== undefined) return `| ${name} | | ${text} | |`;
    const [current, previous] = [medianOf(now, name), medianOf(before, name)];
    if (Number.isNaN(previous)) return `| ${name} | | ${formatValue(current)} | |`;
    return `| ${name} | ${formatValue(previous)} | ${formatValue(current)} | ${formatValue(lessIsBetter ? previous / current : current / previous)} × |`;
  });
  return ['| | before | now | better |', '| --- | --: | --: | --: |', ...rows].join('\n');
}

/** Writes a table into the results and replaces the earlier table of the same part and engine. */
export async function record(part: string, engine: Engine, table: string): Promise<void> {
  const [begin, end] = [`<!-- ${part}, ${engine} -->`, `<!-- end of ${part}, ${engine} -->`];
  const section = `${begin}\n\n### ${part}, ${engine}\n\n${table}\n\n${end}`;
  const text = await readFile(RESULTS, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  const updated =
    from < 0
      ? `${text.trimEnd()}\n\n${section}\n`
      : text.slice(0, from) + section + text.slice(to + end.length);
  await writeFile(RESULTS, updated);
}

/** Describes the machine, for the results. */
export const machine = (): string =>
  `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, Node ${process.version}, load of the machine ${os.loadavg()[0]?.toFixed(1)}, ${new Date().toISOString().slice(0, 16)}`;
