/** Scripted response of a fake AI provider to one request. Tests pass it to `FakeAi.script`. */
export type Answer = TextAnswer | StatusAnswer | GarbageAnswer | RefusalAnswer | ImageAnswer;

/** A stream of text chunks, with the faults that the options add. */
export interface TextAnswer {
  kind: 'text';
  /** Text of each chunk. */
  chunks: string[];
  /** Waits for `FakeAi.release()` before the first byte. */
  hold?: boolean;
  /** Delay before the first chunk and between two chunks, in milliseconds. */
  firstDelayMs?: number;
  chunkDelayMs?: number;
  /**
   * Behaviour after the chunks: `cut` closes the connection without the vendor's end mark, `cut-in-event`
   * does so in the middle of an event, `error` sends the vendor's error event, `stall` keeps the connection
   * open without data.
   */
  ending?: 'complete' | 'cut' | 'cut-in-event' | 'error' | 'stall';
  /** Uses CRLF line ends. */
  crlf?: boolean;
  /** Sends comment lines before and inside events, as gateways do to keep a connection alive. */
  comments?: boolean;
  /** Sends an event that is not JSON after the first chunk. */
  garbageChunk?: boolean;
  /** Sends the stream in slices of three bytes, so that characters are split across chunks. */
  splitBytes?: boolean;
  /** Token usage that the vendor reports. */
  usage?: { input: number; output: number };
  /** Source pages of the answer (grounding). */
  sources?: { uri?: string; title?: string }[];
}

/** An error response, with the vendor's body. */
export interface StatusAnswer {
  kind: 'status';
  status: number;
}

/** A page of HTML with status 200, as a captive portal or a broken proxy sends. */
export interface GarbageAnswer {
  kind: 'garbage';
}

/** The provider refuses the prompt, in its own format. */
export interface RefusalAnswer {
  kind: 'refusal';
}

/** An image in the answer to a call without streaming. */
export interface ImageAnswer {
  kind: 'image';
  /** Base64; null answers without an image. */
  data: string | null;
  mimeType?: string;
}

/** PNG of one transparent pixel, base64. */
export const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Answers with streamed text. */
export const text = (chunks: string | string[], options: Partial<TextAnswer> = {}): TextAnswer => ({
  kind: 'text',
  chunks: typeof chunks === 'string' ? [chunks] : chunks,
  ...options,
});
/** Answers with an error status. */
export const status = (code: number): StatusAnswer => ({ kind: 'status', status: code });
export const garbage: GarbageAnswer = { kind: 'garbage' };
export const refusal: RefusalAnswer = { kind: 'refusal' };
/** Answers with an image. */
export const image = (data: string | null = PIXEL, mimeType = 'image/png'): ImageAnswer => ({
  kind: 'image',
  data,
  mimeType,
});
