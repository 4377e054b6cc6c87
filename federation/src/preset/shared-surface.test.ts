// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SHARED_PACKAGES } from '../shared-packages.ts';

// A build must access every export of a shared package, also exports that no page imports: see
// remote-input.ts.
it('remote-input.ts imports every shared package completely', () => {
  const input = readFileSync(path.join(import.meta.dirname, 'remote-input.ts'), 'utf8');
  const importedPackages = [...input.matchAll(/^import \* as \w+ from '([^']+)';$/gm)].map(
    ([, specifier]) => specifier,
  );
  expect(importedPackages.sort()).toEqual([...SHARED_PACKAGES].sort());
});
