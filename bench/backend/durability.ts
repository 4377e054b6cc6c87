import { crashes } from '../../supabase/tests/crashes.ts';
import type { Part } from './report.ts';

/** What is there after twenty times kill -9 in the middle of writes of every kind, against what was acknowledged. */
export const durability: Part = async ({ folder, databaseUrl }, { kills }) => {
  const kept = Object.entries(await crashes(`${folder}/killed`, databaseUrl, kills));
  return [
    { name: 'kill -9', value: kills },
    ...kept.flatMap(([kind, { acknowledged, kept: there }]) => [
      { name: `${kind}, acknowledged`, value: acknowledged },
      { name: `${kind}, lost`, value: Math.max(0, acknowledged - there), lessIsBetter: true },
    ]),
  ];
};
