/**
 * Storage for one learner and one visit, in place of the browser's: that one belongs to the platform's address, and to
 * whoever sits at this computer next. What stays is what the platform is told.
 */
export class LearnerStorage implements Storage {
  readonly #kept: Map<string, string>;
  readonly #onChange: () => void;

  constructor(entries: Iterable<readonly [string, string]>, onChange: () => void) {
    this.#kept = new Map(entries);
    this.#onChange = onChange;
  }
  get length() {
    return this.#kept.size;
  }
  get entries(): readonly (readonly [string, string])[] {
    return [...this.#kept];
  }
  key = (place: number) => [...this.#kept.keys()][place] ?? null;
  getItem = (key: string) => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string) => {
    this.#kept.set(key, String(value));
    this.#onChange();
  };
  removeItem = (key: string) => {
    this.#kept.delete(key);
    this.#onChange();
  };
  clear = () => {
    this.#kept.clear();
    this.#onChange();
  };
}
