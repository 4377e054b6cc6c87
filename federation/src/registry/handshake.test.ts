import { registryOf, routeTo } from '@ia/test-support/registry';
import { expect, it } from 'vitest';
import { incompatibilitiesOf, providedBy } from './handshake.ts';
import { readLeniently } from './read-leniently.ts';
import { parseRegistry } from './schema.ts';

// A shell provides a contract version and package versions. An app requires a contract version and package
// ranges. The shell loads only compatible apps.

const provides = { contract: 4, packages: { react: '19.3.1', jotai: '3.0.1' } };
const check = (packages: Record<string, string>, contract = 4) =>
  incompatibilitiesOf({ contract, requires: { contract, packages } }, provides);

it.each(['^19.3.0', '19.x', '>=18 <20', '^18.2.0 || ^19.0.0', '*', '~19.3', '18 - 20', '19.3.1'])(
  'A shell with React 19.3.1 is compatible with the range %s',
  (range) => expect(check({ react: range })).toEqual([]),
);

it('incompatibilitiesOf lists each incompatible package with the expected range and the found version', () => {
  expect(check({ react: '^20.0.0', jotai: '^3.0.0', other: '1.x' }, 5)).toEqual([
    '  contract: expected 5 or later, found 4',
    '  react: expected ^20.0.0, found 19.3.1',
    '  other: expected 1.x, found none',
  ]);
});

it('A shell accepts apps with its own or an earlier contract and rejects later ones', () => {
  expect(check({}, 1)).toEqual([]);
  expect(check({}, 4)).toEqual([]);
  expect(check({}, 5)).toEqual(['  contract: expected 5 or later, found 4']);
});

it('An app without requirements is checked by its contract only', () => {
  expect(incompatibilitiesOf({ contract: 1 }, provides)).toEqual([]);
  expect(incompatibilitiesOf({ contract: 5 }, provides)).toHaveLength(1);
});

it('providedBy returns null for a site without a shell', () => {
  expect(providedBy({ version: 'none', base: './' })).toBeNull();
});

it('Invalid requirements fail the strict parser; the lenient reader drops only them', () => {
  const invalidRegistry = registryOf({
    a: { routes: [routeTo('/')], requires: { contract: 4, packages: { react: 'latest' } } },
  });
  expect(() => parseRegistry(invalidRegistry)).toThrow(
    /apps\.a\.requires\.packages\.react: .*must be a range of versions such as "\^19\.3\.0".*found "latest"/,
  );
  const { registry, problems } = readLeniently(invalidRegistry);
  expect(registry.apps.a?.routes).toHaveLength(1);
  expect(problems).toMatchObject([{ app: 'a', costs: 'detail' }]);
});
