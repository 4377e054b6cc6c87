import { AI_MODELS, AI_PROVIDERS, byName } from '@ia/federation/ai-providers';
import type { FakeAi, LogEntry, Vendor } from './index.ts';
import type { NonStreamingOutcome, Setup, TextOutcome } from './outcomes.ts';

// Runs one case of the outcome lists (outcomes.ts) and returns what the caller of the AI service sees. Two
// test suites compare it with the expected outcome: one in Node, one through the Edge Function.

/** Result of a call, and the vendors that received a request. */
type Observation<T> = { result: T; requestedVendors: Vendor[] };
type Keys = Partial<FakeAi['keys']>;

/** Configuration that the suites override. */
interface ServiceContext {
  config: { models: typeof MODELS };
}

interface TextRequest {
  prompt: string;
  onChunk(text: string): void;
  onRestart(): void;
}

/**
 * The service under test. `@ia/shared-services/ai` has this shape. It is not imported here, because that
 * package depends on this one.
 */
interface AiService<C extends ServiceContext> {
  generateText(request: C & TextRequest): Promise<{ text: string; provider: Vendor }>;
  generateImage(request: C & { prompt: string }): Promise<string>;
  analyseSuggestion(request: C & { text: string }): Promise<unknown>;
  summariseNews(
    request: C & { principle: { id: string; title: string; description?: string } },
  ): Promise<{ fetchedAt: string }>;
}

/** Prompt of every call; the emoji is outside the BMP. */
export const PROMPT = 'Escreva um convite para um encontro sobre IA 🤖';

/** Model ids that the suites configure. The fake accepts any id. */
export const MODELS = byName(AI_MODELS, ({ name, initial }) => [
  name,
  // Some vendors put the name of a team before the name of the model.
  initial.includes('/') ? `equipa/${name}-falso` : `${name}-falso`,
]);

/** Returns the keys and timeouts of a setup. */
export function setupOptions(setup: Setup, keys: FakeAi['keys']) {
  const exampleKeys = byName(AI_PROVIDERS, ({ key }) => [key, 'COLOQUE_AQUI']);
  const setups: Record<Setup, { keys: Keys; deadlines?: { firstMs: number; idleMs: number } }> = {
    'all-keys': { keys },
    'no-keys': { keys: {} },
    'example-keys': { keys: exampleKeys },
    'only-hugging-face': { keys: { HUGGINGFACE: keys.HUGGINGFACE } },
    // Without a Gemini key, OpenRouter is the first provider.
    'short-timeouts': { keys: { ...keys, GEMINI: '' }, deadlines: { firstMs: 1_000, idleMs: 1_000 } },
  };
  return setups[setup];
}

/** Runs a text request and returns the visible result in the shape of an outcome. */
export async function observeText<C extends ServiceContext>(
  ai: Pick<AiService<C>, 'generateText'>,
  context: C,
  log: LogEntry[],
): Promise<Observation<TextOutcome['expect'] & { shown?: string }>> {
  let shown = '';
  let restarts = 0;
  const onChunk = (chunk: string) => {
    shown += chunk;
  };
  const onRestart = () => {
    shown = '';
    restarts += 1;
  };
  try {
    const { text, provider } = await ai.generateText({ ...context, prompt: PROMPT, onChunk, onRestart });
    return {
      result: { text, provider, restarts, shown },
      requestedVendors: log.map((entry) => entry.vendor),
    };
  } catch (error) {
    return {
      result: { error: (error as Error).message },
      requestedVendors: log.map((entry) => entry.vendor),
    };
  }
}

/** Runs a non-streaming call (image, analysis or news) and returns its result in the shape of an outcome. */
export async function observeNonStreaming<C extends ServiceContext>(
  ai: AiService<C>,
  outcome: NonStreamingOutcome,
  context: C,
  log: LogEntry[],
): Promise<Observation<NonStreamingOutcome['expect']>> {
  const config = outcome.imageModel
    ? { ...context.config, models: { ...context.config.models, geminiImage: outcome.imageModel } }
    : context.config;
  const calls = {
    image: () => ai.generateImage({ ...context, config, prompt: PROMPT }),
    analyse: () => ai.analyseSuggestion({ ...context, config, text: PROMPT }),
    news: async () => {
      const { principle: id = 'literacia' } = outcome;
      const principle = { id, title: 'Literacia', description: 'Todos podem aprender.' };
      const { fetchedAt, ...summary } = await ai.summariseNews({ ...context, config, principle });
      // The time is not deterministic, so only its format is checked.
      if (Number.isNaN(Date.parse(fetchedAt))) throw new Error(`Not a date: ${fetchedAt}`);
      return summary;
    },
  };
  try {
    return {
      result: { value: await calls[outcome.call]() },
      requestedVendors: log.map((entry) => entry.vendor),
    };
  } catch (error) {
    return {
      result: { error: (error as Error).message },
      requestedVendors: log.map((entry) => entry.vendor),
    };
  }
}
