import { expectFreePort } from '@ia/federation/serve';

const isFree = (port: number): Promise<boolean> =>
  expectFreePort(port, { host: 'localhost' }).then(
    () => true,
    () => false,
  );

/**
 * The first of `count` free ports in a row.
 * Below 32768, from where systems hand out ports of their own accord; at a random place, for runs side by side.
 */
export async function freePorts(count: number): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const first = 20_000 + Math.floor(Math.random() * 10_000);
    const row = Array.from({ length: count }, (_, i) => isFree(first + i));
    if ((await Promise.all(row)).every(Boolean)) return first;
  }
  throw new Error(`No ${count} free ports in a row found between 20000 and 30000`);
}
