import type { HourlyTotals } from '../data/vote-totals-query.ts';

/**
 * Serialises the published hours as a verifiable file: `impressão` is the sha256 of the lines `anterior`, `hora` and
 * `totais`. Totals stay in the server's exact text, because another key order has another hash.
 */
export const hoursToJson = (hours: readonly HourlyTotals[]): string =>
  JSON.stringify(
    hours.map(({ hour, totals, previous, hash, signature }) => ({
      hora: hour,
      totais: totals,
      anterior: previous,
      impressão: hash,
      assinatura: signature,
    })),
    null,
    2,
  );
