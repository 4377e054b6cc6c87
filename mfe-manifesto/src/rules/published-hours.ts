import type { HourOfVotes } from '../data/vote-totals-query.ts';

/**
 * The published hours as a file that people can check: `anterior`, `hora` and `totais`, a line each, are what the sha256 in
 * `impressão` is made of. Totals stay the text that the server wrote: another order of words has another fingerprint.
 */
export const hoursToJson = (hours: readonly HourOfVotes[]): string =>
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
