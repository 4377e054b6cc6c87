import type { Answer, TextAnswer } from '../answers.ts';

/** Call of a vendor, by its path. */
export interface Target {
  /** Absent when the request's body names the model. */
  model?: string;
  /** `stream`, or the vendor's name of a call without streaming. */
  method: string;
}

/** Wire format of one vendor. Each string is the data of one event. */
export interface Format {
  /** Parses a path below the vendor's base address; null for an unknown one. */
  target(path: string): Target | null;
  /** Answer in one piece, of a vendor that has such calls. */
  whole?(answer: Answer, method: string): unknown;
  /** Reads the API key of a request. */
  key(headers: Record<string, string | string[] | undefined>): string | undefined;
  pieces(answer: TextAnswer): string[];
  /** Events after the chunks of a complete answer. */
  end(answer: TextAnswer): string[];
  /** Error event in the middle of a stream. */
  error: string;
  refusal: string[];
  /** Body of an error response. */
  errorBody(status: number): unknown;
}

export const bearer = (headers: Record<string, string | string[] | undefined>): string | undefined =>
  /^Bearer (.+)$/.exec(String(headers.authorization ?? ''))?.[1];
