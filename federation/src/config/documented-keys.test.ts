// @vitest-environment node
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { knownKeys } from './known-keys.ts';
import { siteConfigSchema } from './site-config.ts';

it('docs/settings.md says of every key of site.config.json when a change takes effect', async () => {
  const file = path.resolve(import.meta.dirname, '../../../docs/settings.md');
  const [, table = ''] = (await readFile(file, 'utf8')).split(/^## /m)[1]?.split('| key ') ?? [];
  const rows = [...table.matchAll(/^\| `(\w+)` *\|[^|]+\|\s*(\S[^|]*?)\s*\|$/gm)];
  expect(rows.map(([, key]) => key).sort()).toEqual(knownKeys(siteConfigSchema, []).sort());
  for (const [, key, effect] of rows)
    expect(effect, key).toMatch(/next page|headers|compose|restart|next publish/);
});
