import type { Interaction } from './interaction.ts';
import type { Loading } from './measure.ts';
import type { VariantName } from './variants.ts';

/** All runs of one variant at one route under one set of conditions. */
export interface Runs<T> {
  variant: VariantName;
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

/** Returns half the interquartile range, a measure of how much the runs differ. */
function spread(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const quantile = (part: number) => sorted[Math.round(part * (sorted.length - 1))] as number;
  return (quantile(0.75) - quantile(0.25)) / 2;
}

/** Metrics in bytes, shown in kB. */
const SIZES = new Set(['bytes', 'scriptBytes']);
const formatMetric = (key: string, value: number): string =>
  SIZES.has(key) ? (value / 1000).toFixed(1) : value.toFixed(key === 'cls' ? 3 : 0);

const LOADING_COLUMNS: [key: keyof Loading, title: string][] = [
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
const INTERACTION_COLUMNS: [key: keyof Interaction, title: string][] = [
  ['nextRoute', 'next route ms'],
  ['inp', 'slowest action ms'],
  ['memory', 'heap MB'],
];

function formatTable<T>(all: Runs<T>[], columns: [key: keyof T & string, title: string][]): string {
  const formatCell = ({ runs }: Runs<T>, key: keyof T & string) => {
    const values = runs.map((run) => run[key] as number);
    const runSpread = spread(values);
    return runSpread > 0
      ? `${formatMetric(key, median(values))} ± ${formatMetric(key, runSpread)}`
      : formatMetric(key, median(values));
  };
  return [
    `| route | variant | ${columns.map(([, title]) => title).join(' | ')} |`,
    `|---|---|${columns.map(() => '---:|').join('')}`,
    ...all.map(
      (row) =>
        `| \`${row.route}\` | ${row.variant} | ${columns.map(([key]) => formatCell(row, key)).join(' | ')} |`,
    ),
  ].join('\n');
}

/**
 * Formats the ratio of a metric to the same route in another variant, as median ± spread. Divides run by run,
 * so that drift of the machine affects both.
 */
function formatRatio<T>(all: Runs<T>[], row: Runs<T>, reference: VariantName, key: keyof T & string): string {
  const other = all.find(({ variant, route }) => variant === reference && route === row.route);
  if (!other) return '';
  // Avoid a division by zero.
  if (median(other.runs.map((run) => run[key] as number)) === 0) return '–';
  // A single reference run of 0 counts as 1.
  const ratios = row.runs.map(
    (run, round) => (run[key] as number) / ((other.runs[round]?.[key] as number) || 1),
  );
  return `${median(ratios).toFixed(2)} ± ${spread(ratios).toFixed(2)}`;
}

/** Formats the table of the federation's metrics, as ratios to the reference variants. */
function formatRatioTable(all: Runs<Loading>[]): string {
  const columns: [key: keyof Loading, reference: VariantName][] = [
    ['fcp', 'tuned'],
    ['fcp', 'static'],
    ['lcp', 'tuned'],
    ['lcp', 'static'],
    ['tbt', 'tuned'],
    ['longestTask', 'tuned'],
    ['scriptBytes', 'tuned'],
  ];
  const federationRows = all.filter(({ variant }) => variant.startsWith('federation'));
  return [
    `| route | variant | ${columns.map(([key, reference]) => `${key} / ${reference}`).join(' | ')} |`,
    `|---|---|${columns.map(() => '---:|').join('')}`,
    ...federationRows.map(
      (row) =>
        `| \`${row.route}\` | ${row.variant} | ${columns.map(([key, reference]) => formatRatio(all, row, reference, key)).join(' | ')} |`,
    ),
  ].join('\n');
}

/** Formats the results as Markdown. */
export function asMarkdown(loading: Runs<Loading>[], interaction: Runs<Interaction>[]): string {
  const parts = [...new Set(loading.map(({ conditions }) => conditions))].map((name) => {
    const rows = loading.filter(({ conditions }) => conditions === name);
    return `### Opening a page, ${name} line\n\n${formatRatioTable(rows)}\n\n${formatTable(rows, LOADING_COLUMNS)}`;
  });
  if (interaction.length > 0)
    parts.push(`### Using it, slow line\n\n${formatTable(interaction, INTERACTION_COLUMNS)}`);
  return parts.join('\n\n');
}
