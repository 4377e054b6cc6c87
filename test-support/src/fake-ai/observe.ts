import type { FakeAi, LogEntry, Vendor } from './index.ts';
import type { Setup, TextOutcome, WholeOutcome } from './outcomes.ts';

type Seen<T> = { expect: T; asked: Vendor[] };
type Keys = Partial<FakeAi['keys']>;

/** As much of a configuration as the suite changes. */
interface Context {
  config: { models: typeof MODELS };
}

interface TextRequest {
  prompt: string;
  onChunk(piece: string): void;
  onRestart(): void;
}

/** Who is looked at: `@ia/shared-services/ai` has this shape, and no package is named here that imports this one. */
interface AiService<C extends Context> {
  generateText(request: C & TextRequest): Promise<{ text: string; provider: Vendor }>;
  generateImage(request: C & { prompt: string }): Promise<string>;
  analyseSuggestion(request: C & { text: string }): Promise<unknown>;
  summariseNews(
    request: C & { principle: { id: string; title: string; description?: string } },
  ): Promise<{ fetchedAt: string }>;
}

export const PROMPT = 'Escreva um convite para um encontro sobre IA 🤖';

/** Ids the suites configure. They only have to reach the fake. */
export const MODELS = {
  geminiText: 'texto-falso',
  geminiImage: 'imagem-falsa',
  openRouter: 'equipa/modelo-falso',
  huggingFace: 'equipa/instruct-falso',
};

/** What each setup means, for a chain with these keys. */
export function setupOf(setup: Setup, keys: FakeAi['keys']) {
  const example = { GEMINI: 'COLOQUE_AQUI', OPENROUTER: 'COLOQUE_AQUI', HUGGINGFACE: 'COLOQUE_AQUI' };
  const setups: Record<Setup, { keys: Keys; deadlines?: { firstMs: number; idleMs: number } }> = {
    'all-keys': { keys },
    'no-keys': { keys: {} },
    'example-keys': { keys: example },
    'only-hugging-face': { keys: { HUGGINGFACE: keys.HUGGINGFACE } },
    impatient: { keys: { ...keys, GEMINI: '' }, deadlines: { firstMs: 1_000, idleMs: 1_000 } },
  };
  return setups[setup];
}

/** Asks, and puts what a person would see in the form that the outcome states. */
export async function observeText<C extends Context>(
  ai: Pick<AiService<C>, 'generateText'>,
  context: C,
  log: LogEntry[],
): Promise<Seen<TextOutcome['expect'] & { shown?: string }>> {
  let shown = '';
  let restarts = 0;
  const onChunk = (piece: string) => {
    shown += piece;
  };
  const onRestart = () => {
    shown = '';
    restarts += 1;
  };
  try {
    const { text, provider } = await ai.generateText({ ...context, prompt: PROMPT, onChunk, onRestart });
    return { expect: { text, provider, restarts, shown }, asked: log.map((entry) => entry.vendor) };
  } catch (error) {
    return { expect: { error: (error as Error).message }, asked: log.map((entry) => entry.vendor) };
  }
}

export async function observeWhole<C extends Context>(
  ai: AiService<C>,
  outcome: WholeOutcome,
  context: C,
  log: LogEntry[],
): Promise<Seen<WholeOutcome['expect']>> {
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
      if (Number.isNaN(Date.parse(fetchedAt))) throw new Error(`Not a date: ${fetchedAt}`);
      return summary;
    },
  };
  try {
    return { expect: { value: await calls[outcome.call]() }, asked: log.map((entry) => entry.vendor) };
  } catch (error) {
    return { expect: { error: (error as Error).message }, asked: log.map((entry) => entry.vendor) };
  }
}
