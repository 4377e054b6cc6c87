import { type Answer, type GenerateRequest, generate } from '../../../data/generate.ts';
import type { createAnswerStore } from './answer-store.ts';

/** A request in flight. */
export interface InFlightRequest {
  cancel: AbortController;
  /** Text received so far. */
  receivedText: string;
}

/**
 * Requests an answer and publishes it as it streams in.
 * @param onPiece called after each piece
 * @returns null when cancelled; `inFlight.receivedText` then holds the partial text
 */
export async function receiveAnswer(
  inFlight: InFlightRequest,
  store: Pick<ReturnType<typeof createAnswerStore>, 'append' | 'restart'>,
  request: Omit<GenerateRequest, 'signal' | 'onChunk' | 'onRestart'>,
  onPiece = () => {},
): Promise<Answer | null> {
  const { signal } = inFlight.cancel;
  try {
    const answer = await generate({
      ...request,
      signal,
      onChunk(piece) {
        if (signal.aborted) return;
        inFlight.receivedText += piece;
        store.append(piece);
        onPiece();
      },
      onRestart() {
        if (signal.aborted) return;
        inFlight.receivedText = '';
        store.restart();
      },
    });
    return signal.aborted ? null : answer;
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  }
}
