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
export async function findFreePorts(count: number): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const first = 20_000 + Math.floor(Math.random() * 10_000);
    const checks = Array.from({ length: count }, (_, i) => isFree(first + i));
    if ((await Promise.all(checks)).every(Boolean)) return first;
  }
  throw new Error(`No ${count} free ports in a row found between 20000 and 30000`);
}
