import { crashes } from '../../supabase/tests/crashes.ts';
import type { Part } from './report.ts';

/** Compares acknowledged writes with stored writes after repeated kill -9 during writes of every kind. */
export const durability: Part = async ({ folder, databaseUrl }, { kills }) => {
  const survivors = Object.entries(await crashes(`${folder}/killed`, databaseUrl, kills));
  return [
    { name: 'kill -9', value: kills },
    ...survivors.flatMap(([kind, { acknowledged, stored: there }]) => [
      { name: `${kind}, acknowledged`, value: acknowledged },
      { name: `${kind}, lost`, value: Math.max(0, acknowledged - there), lessIsBetter: true },
    ]),
  ];
};
