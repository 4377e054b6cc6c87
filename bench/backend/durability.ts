import { crashRepeatedly } from '../../supabase/tests/crashes.ts';
import type { Part } from './report.ts';

/**
 * Kills the server again and again with kill -9 during writes of every kind. Compares the
 * acknowledged writes with the stored ones.
 */
export const durability: Part = async ({ folder, databaseUrl }, { kills }) => {
  const writes = Object.entries(await crashRepeatedly(`${folder}/killed`, databaseUrl, kills));
  return [
    { name: 'kill -9', value: kills },
    ...writes.flatMap(([kind, { acknowledged, stored }]) => [
      { name: `${kind}, acknowledged`, value: acknowledged },
      { name: `${kind}, lost`, value: Math.max(0, acknowledged - stored), lessIsBetter: true },
    ]),
  ];
};
