import { assertPortFree } from '@ia/federation/serve';

const isFree = (port: number): Promise<boolean> =>
  assertPortFree(port, { host: 'localhost' }).then(
    () => true,
    () => false,
  );

/**
 * Finds consecutive free ports and returns the first one. Searches below 32768, where the ephemeral port
 * range begins, at a random position, so that parallel runs do not collide.
 */
export async function freePorts(count: number): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const first = 20_000 + Math.floor(Math.random() * 10_000);
    const row = Array.from({ length: count }, (_, i) => isFree(first + i));
    if ((await Promise.all(row)).every(Boolean)) return first;
  }
  throw new Error(`No ${count} free ports in a row found between 20000 and 30000`);
}
