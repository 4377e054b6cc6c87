import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Site } from './site.ts';

const RESULTS = path.resolve(import.meta.dirname, '../results/backend.md');

export interface Figure {
  name: string;
  value: number;
  /** Instead of the value: how a query is answered. */
  text?: string;
  lessIsBetter?: boolean;
}

/** One area of what is measured, on a site that is its own. */
export type Part = (site: Site, extent: Extent) => Promise<Figure[]>;

interface Extent {
  /** How long each figure of votes is taken. */
  seconds: number;
  attackSeconds: number;
  /** How many there are where many are wanted. */
  suggestions: number;
  votes: number;
  kills: number;
}

export type Engine = 'PGlite' | 'PostgreSQL 15';

const middle = (rounds: Figure[][], name: string): number => {
  const all = rounds.flatMap((figures) => figures.filter((f) => f.name === name).map((f) => f.value));
  return all.sort((a, b) => a - b)[all.length >> 1] ?? Number.NaN;
};

const short = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: value < 20 ? 1 : 0 });

/**
 * The median of the rounds in each cell.
 * @param before rounds of an earlier checkout, if there were any
 */
export function asTable(now: Figure[][], before: Figure[][]): string {
  const rows = (now[0] ?? []).map(({ name, text, lessIsBetter }) => {
    if (text !== undefined) return `| ${name} | | ${text} | |`;
    const [is, was] = [middle(now, name), middle(before, name)];
    if (Number.isNaN(was)) return `| ${name} | | ${short(is)} | |`;
    return `| ${name} | ${short(was)} | ${short(is)} | ${short(lessIsBetter ? was / is : is / was)} × |`;
  });
  return ['| | before | now | better |', '| --- | --: | --: | --: |', ...rows].join('\n');
}

/** Puts what was measured into the results, in place of what stood there of the same part and engine. */
export async function record(part: string, engine: Engine, table: string): Promise<void> {
  const [begin, end] = [`<!-- ${part}, ${engine} -->`, `<!-- end of ${part}, ${engine} -->`];
  const section = `${begin}\n\n### ${part}, ${engine}\n\n${table}\n\n${end}`;
  const text = await readFile(RESULTS, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  const with_ =
    from < 0
      ? `${text.trimEnd()}\n\n${section}\n`
      : text.slice(0, from) + section + text.slice(to + end.length);
  await writeFile(RESULTS, with_);
}

export const machine = (): string =>
  `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, Node ${process.version}, load of the machine ${os.loadavg()[0]?.toFixed(1)}, ${new Date().toISOString().slice(0, 16)}`;
