import type { Interaction } from './interaction.ts';
import type { Loading } from './measure.ts';
import type { SubjectName } from './subjects.ts';

/** All runs of one variant at one route under one set of conditions. */
export interface Runs<T> {
  subject: SubjectName;
  route: string;
  conditions: string;
  runs: T[];
}

const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
};

/** Returns half the interquartile range: half of all runs are within this distance of the median. */
function spread(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const quantile = (part: number) => sorted[Math.round(part * (sorted.length - 1))] as number;
  return (quantile(0.75) - quantile(0.25)) / 2;
}

const SIZES = new Set(['bytes', 'scriptBytes']);
const show = (key: string, value: number): string =>
  SIZES.has(key) ? (value / 1000).toFixed(1) : value.toFixed(key === 'cls' ? 3 : 0);

const LOADING: [key: keyof Loading, title: string][] = [
  ['requests', 'requests'],
  ['waves', 'waves'],
  ['bytes', 'kB'],
  ['scriptBytes', 'kB of script'],
  ['fcp', 'FCP ms'],
  ['lcp', 'LCP ms'],
  ['tbt', 'TBT ms'],
  ['longestTask', 'longest task after FCP ms'],
  ['cls', 'CLS'],
];
const USING: [key: keyof Interaction, title: string][] = [
  ['nextRoute', 'next route ms'],
  ['inp', 'slowest action ms'],
  ['memory', 'heap MB'],
];

function table<T>(all: Runs<T>[], columns: [key: keyof T & string, title: string][]): string {
  const cell = ({ runs }: Runs<T>, key: keyof T & string) => {
    const values = runs.map((run) => run[key] as number);
    const off = spread(values);
    return off > 0 ? `${show(key, median(values))} ± ${show(key, off)}` : show(key, median(values));
  };
  return [
    `| route | as | ${columns.map(([, title]) => title).join(' | ')} |`,
    `|---|---|${columns.map(() => '---:|').join('')}`,
    ...all.map(
      (one) =>
        `| \`${one.route}\` | ${one.subject} | ${columns.map(([key]) => cell(one, key)).join(' | ')} |`,
    ),
  ].join('\n');
}

/**
 * Returns the ratio of the federation's figure to the same route in another variant, run by run, so that
 * drift affects both.
 */
function ratio<T>(all: Runs<T>[], of: Runs<T>, to: SubjectName, key: keyof T & string): string {
  const other = all.find(({ subject, route }) => subject === to && route === of.route);
  if (!other) return '';
  // Avoid a division by zero.
  if (median(other.runs.map((run) => run[key] as number)) === 0) return '–';
  const ratios = of.runs.map(
    (run, round) => (run[key] as number) / ((other.runs[round]?.[key] as number) || 1),
  );
  return `${median(ratios).toFixed(2)} ± ${spread(ratios).toFixed(2)}`;
}

function ratios(all: Runs<Loading>[]): string {
  const columns: [key: keyof Loading, to: SubjectName][] = [
    ['fcp', 'tuned'],
    ['fcp', 'static'],
    ['lcp', 'tuned'],
    ['lcp', 'static'],
    ['tbt', 'tuned'],
    ['longestTask', 'tuned'],
    ['scriptBytes', 'tuned'],
  ];
  const ours = all.filter(({ subject }) => subject.startsWith('federation'));
  return [
    `| route | as | ${columns.map(([key, to]) => `${key} / ${to}`).join(' | ')} |`,
    `|---|---|${columns.map(() => '---:|').join('')}`,
    ...ours.map(
      (one) =>
        `| \`${one.route}\` | ${one.subject} | ${columns.map(([key, to]) => ratio(all, one, to, key)).join(' | ')} |`,
    ),
  ].join('\n');
}

/** Formats the results as Markdown. */
export function asMarkdown(loading: Runs<Loading>[], using: Runs<Interaction>[]): string {
  const parts = [...new Set(loading.map(({ conditions }) => conditions))].map((name) => {
    const of = loading.filter(({ conditions }) => conditions === name);
    return `### Opening a page, ${name} line\n\n${ratios(of)}\n\n${table(of, LOADING)}`;
  });
  if (using.length > 0) parts.push(`### Using it, slow line\n\n${table(using, USING)}`);
  return parts.join('\n\n');
}
