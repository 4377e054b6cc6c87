/**
 * Storage key of the seed, the random digits that decide the drawing of «O meu azulejo», the visitor's tile.
 * The shell declares the key for all sections.
 */
export const SEED_KEY = 'personalTile';

const SEED = /^[0-9a-f]{8}$/;

/** Returns the text if it is a valid seed, otherwise null. */
export const parseSeed = (text: string | null): string | null => (text && SEED.test(text) ? text : null);

/** Creates a seed of eight random hexadecimal digits, unrelated to any other stored data. */
export const newSeed = (): string =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(16).padStart(8, '0');

/** The tile in a shared URL, which the main page shows next to the tile of the visitor who opens it. */
export interface SharedTile {
  seed: string;
  layers: number;
}

/** Formats a tile for the URL parameter `azulejo=`. */
export const formatSharedTile = ({ seed, layers }: SharedTile): string => `${seed}.${layers}`;

/**
 * Parses and validates the URL parameter `azulejo=`, which is untrusted input.
 * @param layerCount number of layers of a complete tile
 */
export function parseSharedTile(text: string | undefined, layerCount: number): SharedTile | null {
  const [, seed = '', layers = ''] = /^([0-9a-f]{8})\.(\d)$/.exec(text ?? '') ?? [];
  return seed && Number(layers) >= 1 && Number(layers) <= layerCount
    ? { seed, layers: Number(layers) }
    : null;
}
