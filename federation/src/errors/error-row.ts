/** One documented error. `scripts/errors-page.ts` generates `docs/errors.md` from all rows. */
export interface ErrorRow {
  /** Short title, in two to six words. */
  readonly title: string;
  /** Template of the message: what happened. `{name}` is a parameter. Absent where the source composes the text. */
  readonly text?: string;
  readonly cause: string;
  /** What to do. With `text`, it ends the message and may contain its parameters. */
  readonly remedy: string;
  /** HTTP status of the publishing service. Default: 422. */
  readonly status?: number;
  /** Kind of a failure report from a browser, for an error that a browser reports: 'network', 'render'. */
  readonly kind?: string;
}

export type ErrorRows = Readonly<Record<`FED-${number}`, ErrorRow>>;
