import type { Answer, TextAnswer } from '../answers.ts';

/** Model and method that a request's path names. */
export interface Target {
  /** Absent when the request's body names the model. */
  model?: string;
  /** `stream`, or the vendor's name of a call without streaming. */
  method: string;
}

/**
 * Wire format of one vendor, with which the fake provider answers like the real one. Strings of a stream are
 * the data of one server-sent event each.
 */
export interface Format {
  /** Parses a path below the vendor's base address; null for an unknown one. */
  parsePath(path: string): Target | null;
  /** Body of an answer without streaming, of a vendor that has such calls. */
  nonStreamingBody?(answer: Answer, method: string): unknown;
  /** Reads the API key of a request. */
  readKey(headers: Record<string, string | string[] | undefined>): string | undefined;
  /** Events of the text chunks. */
  chunkEvents(answer: TextAnswer): string[];
  /** Events after the chunks of a complete answer. */
  endEvents(answer: TextAnswer): string[];
  /** Event of an error in the middle of a stream. */
  errorEvent: string;
  /** Events of a refused prompt. */
  refusalEvents: string[];
  /** Body of an error response. */
  errorBody(status: number): unknown;
}

/** Reads a bearer token from the headers. */
export const readBearerToken = (headers: Record<string, string | string[] | undefined>): string | undefined =>
  /^Bearer (.+)$/.exec(String(headers.authorization ?? ''))?.[1];
