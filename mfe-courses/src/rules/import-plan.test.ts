import { expect, it } from 'vitest';
import { deviceData as ownDeviceData } from '../content/device-data.ts';
import { buildExport, planImport } from './import-plan.ts';
import type { DeviceSnapshot } from './stored-items.ts';

const deviceData = [
  ...ownDeviceData.map((item) => ({ app: 'mfe-courses', ...item })),
  {
    app: 'shell',
    label: 'Código',
    purpose: 'Só daqui.',
    kind: 'technical' as const,
    keys: [{ key: 'visitorId' }],
  },
];
const createSnapshot = (entries: Record<string, string>): DeviceSnapshot => ({
  localStorage: new Map(Object.entries(entries)),
  sessionStorage: new Map(),
  indexedDB: new Map(),
  caches: new Map(),
});
const exportWith = (entries: Record<string, string>) => ({ madeOn: '2026-11-22', entries: entries });

it('export contains mergeable keys and no device-specific keys', () => {
  const deviceExport = buildExport(
    createSnapshot({ copilotCoursePoints: '45', visitorId: 'x', preferences: '{}', other: '1' }),
    deviceData,
    '2026-11-22',
  );
  expect(deviceExport).toEqual(exportWith({ copilotCoursePoints: '45' }));
});

it('import plan previews the merged data and never decreases a value', () => {
  const localSnapshot = createSnapshot({
    copilotCoursePoints: '60',
    copilotCoursePointsState: '{"done":[1,2,3,4]}',
  });
  const plan = planImport(
    exportWith({
      copilotCoursePoints: '45',
      copilotCoursePointsState: '{"done":[1,2,5]}',
      msCopilotCoursePoints: '15',
    }),
    localSnapshot,
    deviceData,
  );
  expect(Object.fromEntries(plan.changes)).toEqual({
    copilotCoursePointsState: '{"done":[1,2,3,4,5]}',
    msCopilotCoursePoints: '15',
  });
  expect(plan.itemsAfter.map(({ label, amounts }) => [label, ...amounts.map(({ value }) => value)])).toEqual([
    ['Curso «Descobrir a IA»', 60, 5],
    ['Curso «MS Copilot»', 15],
  ]);
  expect(plan.skipped).toEqual([]);
});

it('import plan skips unknown keys, invalid values, device-specific keys and newer formats', () => {
  const plan = planImport(
    exportWith({
      visitorId: 'y',
      of_tomorrow: '1',
      copilotCoursePoints: 'muitos',
      'msCopilotCoursePoints@2': '3',
      __proto__x: '1',
    }),
    createSnapshot({ copilotCoursePoints: '15' }),
    deviceData,
  );
  expect(plan.changes.size).toBe(0);
  expect(plan.skipped).toHaveLength(5);
});
