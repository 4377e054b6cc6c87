import { type Answer, type GenerateRequest, generate } from '../../../data/generate.ts';
import type { createAnswerStore } from './answer-store.ts';

/** Something that is asked, until it is answered, cancelled or left. */
export interface Receiving {
  cancel: AbortController;
  /** What has come of its answer so far. */
  arrived: string;
}

/**
 * Asks, and shows the answer as it arrives.
 * @param onPiece told after each piece
 * @returns null when it was cancelled: what had arrived is in `mine`
 */
export async function receive(
  mine: Receiving,
  shown: Pick<ReturnType<typeof createAnswerStore>, 'append' | 'restart'>,
  request: Omit<GenerateRequest, 'signal' | 'onChunk' | 'onRestart'>,
  onPiece = () => {},
): Promise<Answer | null> {
  const { signal } = mine.cancel;
  try {
    const answer = await generate({
      ...request,
      signal,
      onChunk(piece) {
        if (signal.aborted) return;
        mine.arrived += piece;
        shown.append(piece);
        onPiece();
      },
      onRestart() {
        if (signal.aborted) return;
        mine.arrived = '';
        shown.restart();
      },
    });
    return signal.aborted ? null : answer;
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  }
}
