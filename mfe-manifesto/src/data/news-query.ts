import type { ShellApi } from '@ia/federation';
import { type NewsSummary, summariseNews } from '@ia/shared-services/ai';
import { visitorId } from '@ia/shared-services/backend';
import type { Principle } from '@ia/shared-services/principles';

/** Asks the AI for a news summary about a principle. @throws AiError */
export function loadNews(shell: ShellApi, principle: Principle, signal: AbortSignal): Promise<NewsSummary> {
  return summariseNews({
    config: shell.ai(),
    backend: shell.backend(),
    visitorId: visitorId(),
    principle,
    signal,
  });
}
