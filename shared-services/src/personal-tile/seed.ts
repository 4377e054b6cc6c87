/** Where the seed is kept; the shell declares it, for all sections. */
export const SEED_KEY = 'personalTile';

const SEED = /^[0-9a-f]{8}$/;

/** The seed, where a text is one. */
export const asSeed = (text: string | null): string | null => (text && SEED.test(text) ? text : null);

/** Eight hexadecimal digits by chance, which have to do with nothing else that is kept. */
export const newSeed = (): string =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(16).padStart(8, '0');

/** Whose tile an address shows. */
export interface SharedTile {
  seed: string;
  layers: number;
}

/** As it stands behind `azulejo=` in an address that is shared. */
export const writeShared = ({ seed, layers }: SharedTile): string => `${seed}.${layers}`;

/**
 * Reads what anybody may have written into an address.
 * @param most the layers that make a tile whole
 */
export function readShared(text: string | undefined, most: number): SharedTile | null {
  const [, seed = '', layers = ''] = /^([0-9a-f]{8})\.(\d)$/.exec(text ?? '') ?? [];
  return seed && Number(layers) >= 1 && Number(layers) <= most ? { seed, layers: Number(layers) } : null;
}
