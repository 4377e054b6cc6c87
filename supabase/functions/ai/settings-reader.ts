/** What a model costs: by the million tokens that go in and come out, or by the answer. */
export type Price = { input: number; output: number } | { each: number };

/** The most that a count in the database can be. */
const MOST = 1_000_000_000;
const MICROS = 1_000_000;
export const PER_MODEL =
  'prices such as my-model=0.30/2.50 (a million tokens in and out) or my-images=0.04 (each)';

export const list = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Reads settings, and keeps what is wrong with them until `end`, so that all of it is told at once. */
export function settingsReader(env: (name: string) => string | undefined, place: string) {
  const problems: string[] = [];
  const wrong = (name: string, expected: string, found: string) =>
    void problems.push(`${place}: ${name}: expected ${expected}, found ${found}.`);

  /** Set to nothing is not set. */
  const text = (name: string) => env(name)?.trim() || undefined;

  return {
    wrong,
    whole(name: string): number | null {
      const value = text(name);
      if (value === undefined) return null;
      if (/^\d+$/.test(value) && Number(value) > 0 && Number(value) <= MOST) return Number(value);
      wrong(name, `a whole number from 1 to ${MOST}`, JSON.stringify(value));
      return null;
    },
    /** @returns millionths */
    amount(name: string): number | null {
      const value = text(name);
      if (value === undefined) return null;
      const amount = toNumber(value);
      if (amount !== null && amount > 0 && amount <= MOST) return Math.round(amount * MICROS);
      wrong(name, 'an amount such as 25 or 25.50', JSON.stringify(value));
      return null;
    },
    address(name: string): string | undefined {
      const value = text(name);
      if (value !== undefined && !/^https?:\/\/[^\s/]+/.test(value))
        wrong(name, 'an address such as https://…', JSON.stringify(value));
      return value;
    },
    prices(name: string): ReadonlyMap<string, Price> {
      const prices = new Map<string, Price>();
      for (const entry of list(text(name))) {
        const at = entry.lastIndexOf('=');
        const price = toPrice(entry.slice(at + 1));
        if (at > 0 && price) prices.set(entry.slice(0, at).trim(), price);
        else wrong(name, PER_MODEL, JSON.stringify(entry));
      }
      return prices;
    },
    /** @throws when anything was wrong */
    end(): void {
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  };
}

function toPrice(value: string): Price | null {
  const [input = null, output = null, more] = value.split('/').map((part) => toNumber(part.trim()));
  if (input === null || more !== undefined) return null;
  if (!value.includes('/')) return { each: input };
  return output === null ? null : { input, output };
}

const toNumber = (value: string): number | null => (/^\d+(\.\d+)?$/.test(value) ? Number(value) : null);
