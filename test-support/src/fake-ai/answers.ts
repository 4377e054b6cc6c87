/** Scripted response of a provider to one request. */
export type Answer = TextAnswer | StatusAnswer | GarbageAnswer | RefusalAnswer | ImageAnswer;

export interface TextAnswer {
  kind: 'text';
  pieces: string[];
  /** Waits for `release()` before the first byte. */
  hold?: boolean;
  /** Delay before the first chunk and between two chunks, in milliseconds. */
  firstDelayMs?: number;
  pieceDelayMs?: number;
  /**
   * Behaviour after the chunks: `cut` closes the connection without the vendor's end mark, `cut-in-event`
   * does so in the middle of an event, `error` sends the vendor's error event, `stall` keeps the connection
   * open without data.
   */
  ending?: 'complete' | 'cut' | 'cut-in-event' | 'error' | 'stall';
  /** Use CRLF line ends. */
  crlf?: boolean;
  /** Comment lines before and inside events, as gateways send to keep a connection alive. */
  comments?: boolean;
  /** An event that is not JSON, after the first piece. */
  garbageChunk?: boolean;
  /** Sends the stream in slices of three bytes, so that characters are split across chunks. */
  splitBytes?: boolean;
  /** Token usage that the vendor reports. */
  usage?: { input: number; output: number };
  /** Source pages of the answer (grounding). */
  sources?: { uri?: string; title?: string }[];
}

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

export interface ImageAnswer {
  kind: 'image';
  /** Base64; null answers without an image. */
  data: string | null;
  mimeType?: string;
}

/** One transparent pixel. */
export const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

export const text = (pieces: string | string[], how: Partial<TextAnswer> = {}): TextAnswer => ({
  kind: 'text',
  pieces: typeof pieces === 'string' ? [pieces] : pieces,
  ...how,
});
export const status = (code: number): StatusAnswer => ({ kind: 'status', status: code });
export const garbage: GarbageAnswer = { kind: 'garbage' };
export const refusal: RefusalAnswer = { kind: 'refusal' };
export const image = (data: string | null = PIXEL, mimeType = 'image/png'): ImageAnswer => ({
  kind: 'image',
  data,
  mimeType,
});
