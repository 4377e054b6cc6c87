import type * as Ai from '../../../shared-services/src/ai/index.ts';
import type { LogEntry, Vendor } from './index.ts';
import type { Setup, TextOutcome, WholeOutcome } from './outcomes.ts';

type Context = Ai.AiContext;
type Seen<T> = { expect: T; asked: Vendor[] };

export const PROMPT = 'Escreva um convite para um encontro sobre IA 🤖';

/** Ids the suites configure. They only have to reach the fake. */
export const MODELS = {
  geminiText: 'texto-falso',
  geminiImage: 'imagem-falsa',
  openRouter: 'equipa/modelo-falso',
  huggingFace: 'equipa/instruct-falso',
};

/** What each setup means, for a chain with these keys. */
export function setupOf(setup: Setup, keys: Required<NonNullable<Ai.AiSettings['keys']>>) {
  const example = { GEMINI: 'COLOQUE_AQUI', OPENROUTER: 'COLOQUE_AQUI', HUGGINGFACE: 'COLOQUE_AQUI' };
  const setups: Record<Setup, { keys: Ai.AiSettings['keys']; deadlines?: Partial<Ai.Deadlines> }> = {
    'all-keys': { keys },
    'no-keys': { keys: {} },
    'example-keys': { keys: example },
    'only-hugging-face': { keys: { HUGGINGFACE: keys.HUGGINGFACE } },
    impatient: { keys: { ...keys, GEMINI: '' }, deadlines: { firstMs: 1_000, idleMs: 1_000 } },
  };
  return setups[setup];
}

/** Asks, and puts what a person would see in the form that the outcome states. */
export async function observeText(
  ai: Pick<typeof Ai, 'generateText'>,
  context: Context,
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

export async function observeWhole(
  ai: typeof Ai,
  outcome: WholeOutcome,
  context: Context,
  log: LogEntry[],
): Promise<Seen<WholeOutcome['expect']>> {
  const config = outcome.imageModel
    ? { ...context.config, models: { ...context.config.models, geminiImage: outcome.imageModel } }
    : context.config;
  const calls = {
    image: () => ai.generateImage({ ...context, config, prompt: PROMPT }),
    analyse: () => ai.analyseSuggestion({ ...context, config, text: PROMPT }),
    news: async () => {
      const principle = { title: 'Literacia', description: 'Todos podem aprender.' };
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
