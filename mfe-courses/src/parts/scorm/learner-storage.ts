/**
 * In-memory Storage for one learner and one visit. Replaces localStorage, which belongs to the LMS origin and
 * is shared by the next person at this computer. The LMS stores the data.
 */
export class LearnerStorage implements Storage {
  readonly #items: Map<string, string>;
  readonly #onChange: () => void;

  constructor(entries: Iterable<readonly [string, string]>, onChange: () => void) {
    this.#items = new Map(entries);
    this.#onChange = onChange;
  }
  get length() {
    return this.#items.size;
  }
  get entries(): readonly (readonly [string, string])[] {
    return [...this.#items];
  }
  key = (index: number) => [...this.#items.keys()][index] ?? null;
  getItem = (key: string) => this.#items.get(key) ?? null;
  setItem = (key: string, value: string) => {
    this.#items.set(key, String(value));
    this.#onChange();
  };
  removeItem = (key: string) => {
    this.#items.delete(key);
    this.#onChange();
  };
  clear = () => {
    this.#items.clear();
    this.#onChange();
  };
}
