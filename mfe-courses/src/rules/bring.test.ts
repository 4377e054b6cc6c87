import { expect, it } from 'vitest';
import { kept } from '../content/kept.ts';
import { parcelOf, planOf } from './bring.ts';
import type { Held } from './kept-things.ts';

const things = [
  ...kept.map((thing) => ({ app: 'mfe-courses', ...thing })),
  {
    app: 'shell',
    label: 'Código',
    purpose: 'Só daqui.',
    kind: 'technical' as const,
    keys: [{ key: 'visitorId' }],
  },
];
const held = (entries: Record<string, string>): Held => ({
  localStorage: new Map(Object.entries(entries)),
  sessionStorage: new Map(),
  indexedDB: new Map(),
  caches: new Map(),
});
const parcel = (entries: Record<string, string>) => ({ madeOn: '2026-11-22', kept: entries });

it('sends what can be put together, and nothing that belongs to this device alone', () => {
  const sent = parcelOf(
    held({ copilotCoursePoints: '45', visitorId: 'x', preferences: '{}', other: '1' }),
    things,
    '2026-11-22',
  );
  expect(sent).toEqual(parcel({ copilotCoursePoints: '45' }));
});

it('tells what will be here then, and lowers nothing', () => {
  const here = held({ copilotCoursePoints: '60', copilotCoursePointsState: '{"done":[1,2,3,4]}' });
  const plan = planOf(
    parcel({
      copilotCoursePoints: '45',
      copilotCoursePointsState: '{"done":[1,2,5]}',
      msCopilotCoursePoints: '15',
    }),
    here,
    things,
  );
  expect(Object.fromEntries(plan.changes)).toEqual({
    copilotCoursePointsState: '{"done":[1,2,3,4,5]}',
    msCopilotCoursePoints: '15',
  });
  expect(plan.then.map(({ label, amounts }) => [label, ...amounts.map(({ value }) => value)])).toEqual([
    ['Curso «Descobrir a IA»', 60, 5],
    ['Curso «MS Copilot»', 15],
  ]);
  expect(plan.left).toEqual([]);
});

it("leaves out what it does not know, what it cannot use, what is only another device's, and later formats", () => {
  const plan = planOf(
    parcel({
      visitorId: 'y',
      of_tomorrow: '1',
      copilotCoursePoints: 'muitos',
      'msCopilotCoursePoints@2': '3',
      __proto__x: '1',
    }),
    held({ copilotCoursePoints: '15' }),
    things,
  );
  expect(plan.changes.size).toBe(0);
  expect(plan.left).toHaveLength(5);
});
