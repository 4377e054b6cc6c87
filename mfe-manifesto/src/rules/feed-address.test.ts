import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { createFeedAddress } from './feed-address.ts';

const CODE = 'IA-7K3M-9QXP-2DFH-4TVW';
const HASH = createHash('sha256').update('IA7K3M9QXP2DFH4TVW').digest('hex');

it('createFeedAddress has the hash of the code and not the code', async () => {
  const address = await createFeedAddress('https://dados.example/', CODE);
  expect(address).toBe(`https://dados.example/functions/v1/feed?sugestao=${HASH}`);
  expect(await createFeedAddress('/backend', CODE)).toBe(
    `${location.origin}/backend/functions/v1/feed?sugestao=${HASH}`,
  );
});

it('createFeedAddress returns null where the browser has no SHA-256', async () => {
  vi.stubGlobal('crypto', {});
  expect(await createFeedAddress('/backend', CODE)).toBeNull();
  vi.unstubAllGlobals();
});
