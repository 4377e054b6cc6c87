import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Kept } from '../federation/src/config/kept.ts';
import { LAYERS } from '../shared-ui/src/personal-tile/figure.ts';
import { workspace } from './run.ts';

// What apps declare and no type can hold them to.

interface Declared {
  default: {
    name: string;
    routes: { path: string; updated?: string; listed?: boolean }[];
    kept?: Kept[];
  };
}
const apps = await Promise.all(
  globSync('{mfe-*,shared-ui/library}/mfe.config.ts', { cwd: workspace }).map(
    async (file) => ((await import(path.join(workspace, file))) as Declared).default,
  ),
);
const places = apps.flatMap(({ kept = [] }) => kept.flatMap(({ keys }) => keys));

it('every page that anybody may read says when it was last updated', () => {
  expect(apps.length).toBeGreaterThan(4);
  const undated = apps.flatMap(({ routes }) =>
    routes.filter(({ listed, updated }) => listed !== false && !updated).map(({ path: route }) => route),
  );
  expect(undated, "add updated: 'AAAA-MM-DD' to these routes in their mfe.config.ts").toEqual([]);
});

it('points and receipts that meet on one device only grow', () => {
  const points = places.filter(({ key }) => /Points(V2)?$/.test(key));
  expect(points.length).toBeGreaterThan(4);
  expect(points.filter(({ merge }) => merge?.rule !== 'max').map(({ key }) => key)).toEqual([]);
  // A list with an end would drop the oldest.
  const receipts = places.filter(({ amount }) => amount?.one === 'recibo');
  expect(receipts.map(({ merge }) => merge)).toEqual([{ rule: 'union', by: 'code', newest: 'checkedAt' }]);
});

it('seven things that somebody does add a layer each to their tile, and each leads where it is done', () => {
  const layers = places.flatMap(({ layers: declared = [] }) => declared);
  const names = new Set(layers.map(({ name }) => name));
  expect(names.size).toBe(LAYERS);
  const told = new Set(layers.map((layer) => JSON.stringify([layer.name, layer.next, layer.to])));
  expect(told.size, 'what is one layer is told in the same words').toBe(LAYERS);
  const routes = new Set(apps.flatMap((app) => app.routes.map(({ path: route }) => route)));
  expect(layers.filter(({ to }) => !routes.has(to.replace(/#.*/, '')))).toEqual([]);
});
