import { crashRepeatedly } from '../../supabase/tests/crashes.ts';
import type { Part } from './report.ts';

/** Compares acknowledged writes with stored writes after repeated kill -9 during writes of every kind. */
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
