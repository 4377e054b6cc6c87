import type { Integrity } from './integrity.ts';

const arrives = (address: string, integrity?: string): Promise<boolean> =>
  fetch(address, { cache: 'reload', integrity }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * The files of a version that arrive, and not as they were published. Each that this document asked for is fetched once
 * more, past what the browser kept: where its own copy was the damaged one, the next try finds a sound one.
 * @param folder address of the version's files
 */
export async function alteredFiles(
  folder: string,
  integrity: Integrity,
  fetched: () => { name: string }[] = () => performance.getEntriesByType('resource'),
): Promise<string[]> {
  const asked = new Set(fetched().map(({ name }) => name));
  const files = integrity.below(folder).filter(([address]) => asked.has(address));
  const altered = files.map(async ([address, hash]) => {
    const sound = (await arrives(address, hash)) || !(await arrives(address));
    return sound ? [] : [address];
  });
  return (await Promise.all(altered)).flat();
}
