import os from 'node:os';
import type { Site } from './site.ts';

export interface Figure {
  name: string;
  value: number;
  lessIsBetter?: boolean;
}

/** One area of what is measured, on a site that is its own. */
export type Part = (site: Site, options: Span) => Promise<Figure[]>;

export interface Span {
  /** How long each figure of votes is taken. */
  seconds: number;
  attackSeconds: number;
}

export type Engine = 'PGlite' | 'PostgreSQL 15';

/** All rounds of one engine; each round has the figures of this checkout and, where one was given, of the earlier one. */
export interface Result {
  engine: Engine;
  now: Figure[][];
  before: Figure[][];
}

const middle = (rounds: Figure[][], name: string): number => {
  const all = rounds.flatMap((figures) => figures.filter((f) => f.name === name).map((f) => f.value));
  return all.sort((a, b) => a - b)[all.length >> 1] ?? Number.NaN;
};

const short = (value: number) => value.toLocaleString('pt-PT', { maximumFractionDigits: value < 20 ? 1 : 0 });

/** A table per engine, the median of the rounds in each cell. */
export function asMarkdown(results: Result[]): string {
  return results
    .map(({ engine, now, before }) => {
      const rows = (now[0] ?? []).map(({ name, lessIsBetter }) => {
        const [is, was] = [middle(now, name), middle(before, name)];
        if (Number.isNaN(was)) return `| ${name} | | ${short(is)} | |`;
        return `| ${name} | ${short(was)} | ${short(is)} | ${short(lessIsBetter ? was / is : is / was)} × |`;
      });
      return [`## ${engine}`, '', '| | antes | agora | melhor |', '| --- | --: | --: | --: |', ...rows].join(
        '\n',
      );
    })
    .join('\n\n');
}

export const machine = (): string =>
  `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, Node ${process.version}, load ${os.loadavg()[0]?.toFixed(1)}`;
