import type { TextAnswer } from '../answers.ts';

/** How one vendor writes on the wire. Strings are the data of one event each. */
export interface Format {
  /** The key, as the request carries it. */
  key(headers: Record<string, string | string[] | undefined>): string | undefined;
  pieces(answer: TextAnswer): string[];
  /** What follows the pieces of a complete answer. */
  end(answer: TextAnswer): string[];
  /** A fault in mid-stream. */
  error: string;
  refusal: string[];
  /** Body of an answer with an error status. */
  errorBody(status: number): unknown;
}

export const bearer = (headers: Record<string, string | string[] | undefined>): string | undefined =>
  /^Bearer (.+)$/.exec(String(headers.authorization ?? ''))?.[1];
