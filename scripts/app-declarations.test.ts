import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { DeclaredDeviceData } from '../federation/src/config/device-data.ts';
import { LAYERS } from '../shared-ui/src/personal-tile/figure.ts';
import { workspace } from './run.ts';

// In mfe.config.ts an app declares its routes, and the data that it stores on the visitor's device.
// These are rules for the declarations that types cannot express.

interface ConfigModule {
  default: {
    name: string;
    routes: { path: string; updated?: string; listed?: boolean }[];
    deviceData?: DeclaredDeviceData[];
  };
}
const apps = await Promise.all(
  globSync('{mfe-*,shared-ui/library}/mfe.config.ts', { cwd: workspace }).map(
    async (file) => ((await import(path.join(workspace, file))) as ConfigModule).default,
  ),
);
const deviceKeys = apps.flatMap(({ deviceData = [] }) => deviceData.flatMap(({ keys }) => keys));

it('Every listed page declares the date of its last update', () => {
  expect(apps.length).toBeGreaterThan(4);
  const undated = apps.flatMap(({ routes }) =>
    routes.filter(({ listed, updated }) => listed !== false && !updated).map(({ path: route }) => route),
  );
  expect(undated, "add updated: 'YYYY-MM-DD' to these routes in their mfe.config.ts").toEqual([]);
});

it('Merging the data of two devices never loses points or receipts', () => {
  const points = deviceKeys.filter(({ key }) => /Points(V2)?$/.test(key));
  expect(points.length).toBeGreaterThan(4);
  expect(points.filter(({ merge }) => merge?.rule !== 'max').map(({ key }) => key)).toEqual([]);
  // Without maxEntries, which would drop the oldest receipts. Only this key counts in «recibo».
  const receipts = deviceKeys.filter(({ amount }) => amount?.one === 'recibo');
  expect(receipts.map(({ merge }) => merge)).toEqual([
    { rule: 'union', idField: 'code', timeField: 'checkedAt' },
  ]);
});

// The visitor's tile is a drawing on the site that gains a layer with each achievement.
it("Seven achievements add one layer each to the visitor's tile and link to existing pages", () => {
  const layers = deviceKeys.flatMap(({ layers: declared = [] }) => declared);
  const names = new Set(layers.map(({ name }) => name));
  expect(names.size).toBe(LAYERS);
  const distinctLayers = new Set(
    layers.map((layer) => JSON.stringify([layer.name, layer.hint, layer.address])),
  );
  expect(distinctLayers.size, 'keys of one layer have the same texts').toBe(LAYERS);
  const routes = new Set(apps.flatMap((app) => app.routes.map(({ path: route }) => route)));
  expect(layers.filter(({ address }) => !routes.has(address.replace(/#.*/, '')))).toEqual([]);
});
