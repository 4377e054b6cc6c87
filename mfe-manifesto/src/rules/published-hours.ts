import { votes } from '../content/votes.ts';
import type { HourlyTotals } from '../data/vote-totals-query.ts';

/**
 * Serialises the published hours, latest first, as a verifiable file with the steps to verify it: `impressão` is the
 * sha256 of the lines `anterior`, `hora` and `totais`. Totals stay in the server's exact text, because another key
 * order has another hash.
 */
export const hoursToJson = (hours: readonly HourlyTotals[]): string =>
  JSON.stringify(
    {
      instruções: votes.published.instructions,
      horas: hours.map(({ hour, totals, previous, hash, signature }) => ({
        hora: hour,
        totais: totals,
        anterior: previous,
        impressão: hash,
        assinatura: signature,
      })),
    },
    null,
    2,
  );
