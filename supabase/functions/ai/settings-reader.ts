/** Price of a model: per million input and output tokens, or per answer. */
export type Price = { input: number; output: number } | { each: number };

/** Maximum of a limit: counts are 32-bit integers in the database. */
const MAX_COUNT = 1_000_000_000;
/** Micros of one unit of the currency. */
const MICROS = 1_000_000;
/** Expected format of prices, for error messages. */
export const PRICE_FORMAT =
  'prices such as my-model=0.30/2.50 (a million tokens in and out) or my-images=0.04 (each)';

/** Splits a comma-separated value. */
export const splitList = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/**
 * Creates a reader of the environment variables of the Edge Function `ai` (settings.ts). It collects errors
 * until `throwIfInvalid`, so that the operator sees all of them at once.
 * @param source where the settings are defined, for error messages
 */
export function createSettingsReader(env: (name: string) => string | undefined, source: string) {
  const problems: string[] = [];
  const addError = (name: string, expected: string, found: string) =>
    void problems.push(`${source}: ${name}: expected ${expected}, found ${found}.`);

  /** An empty value counts as unset. */
  const text = (name: string) => env(name)?.trim() || undefined;

  return {
    addError,
    integer(name: string): number | null {
      const value = text(name);
      if (value === undefined) return null;
      if (/^\d+$/.test(value) && Number(value) > 0 && Number(value) <= MAX_COUNT) return Number(value);
      addError(name, `a whole number from 1 to ${MAX_COUNT}`, JSON.stringify(value));
      return null;
    },
    /** @returns micros (millionths) */
    amount(name: string): number | null {
      const value = text(name);
      if (value === undefined) return null;
      const amount = parseAmount(value);
      if (amount !== null && amount > 0 && amount <= MAX_COUNT) return Math.round(amount * MICROS);
      addError(name, 'an amount such as 25 or 25.50', JSON.stringify(value));
      return null;
    },
    address(name: string): string | undefined {
      const value = text(name);
      if (value !== undefined && !/^https?:\/\/[^\s/]+/.test(value))
        addError(name, 'an address such as https://…', JSON.stringify(value));
      return value;
    },
    prices(name: string): ReadonlyMap<string, Price> {
      const prices = new Map<string, Price>();
      for (const entry of splitList(text(name))) {
        const separator = entry.lastIndexOf('=');
        const price = parsePrice(entry.slice(separator + 1));
        if (separator > 0 && price) prices.set(entry.slice(0, separator).trim(), price);
        else addError(name, PRICE_FORMAT, JSON.stringify(entry));
      }
      return prices;
    },
    /** @throws when any setting was invalid */
    throwIfInvalid(): void {
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  };
}

function parsePrice(value: string): Price | null {
  const [input = null, output = null, extra] = value.split('/').map((part) => parseAmount(part.trim()));
  if (input === null || extra !== undefined) return null;
  if (!value.includes('/')) return { each: input };
  return output === null ? null : { input, output };
}

const parseAmount = (value: string): number | null => (/^\d+(\.\d+)?$/.test(value) ? Number(value) : null);
