import type { AiConfig } from '@ia/federation';
import { AiError, generateImage, generateText } from '@ia/shared-services/ai';
import { type Backend, BackendError } from '@ia/shared-services/backend';
import { CATEGORIES, RECIPES } from '@ia/shared-services/built-in-recipes';
import type { Recipe } from '@ia/shared-services/recipes';
import { HERO_CONTENTS } from '@ia/shared-services/recipes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCatalogue } from './catalogue-query.ts';
import { generate } from './generate.ts';
import { loadHero } from './hero-query.ts';

vi.mock('@ia/shared-services/ai', async (original) => ({
  ...(await original<typeof import('@ia/shared-services/ai')>()),
  generateText: vi.fn(),
  generateImage: vi.fn(),
}));

/** Fake backend that returns one answer per query, in order. */
const backendReturning = (...answers: unknown[]): Backend => ({
  run: vi.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer as never;
  }),
});
const offlineError = new BackendError('offline', 0, 'no answer');
const toRow = ({ categoryId, ...recipe }: Recipe) => ({ ...recipe, category_id: categoryId, position: 1 });

describe('loadHero', () => {
  it('loads one random row', async () => {
    expect(await loadHero(backendReturning(HERO_CONTENTS), () => 0.99)).toEqual(HERO_CONTENTS.at(-1));
    expect(await loadHero(backendReturning(HERO_CONTENTS), () => 0)).toEqual(HERO_CONTENTS[0]);
  });
  it('rejects when the table is empty', async () => {
    await expect(loadHero(backendReturning([]))).rejects.toThrow();
  });
});

describe('loadCatalogue', () => {
  const report = vi.fn();
  beforeEach(() => report.mockClear());

  it('loads from the database', async () => {
    const recipe = { ...(RECIPES[1] as Recipe), title: 'Da base de dados' };
    const catalogue = await loadCatalogue(backendReturning(CATEGORIES, [toRow(recipe)]), report);
    expect(catalogue).toEqual({ categories: CATEGORIES, recipes: [recipe], failed: false });
  });

  it('uses the built-in recipes without a database and reports nothing', async () => {
    expect(await loadCatalogue(null, report)).toEqual({
      categories: CATEGORIES,
      recipes: RECIPES,
      failed: false,
    });
    expect(report).not.toHaveBeenCalled();
  });

  it.each([
    ['is offline', [offlineError, offlineError]],
    ['returns invalid rows', [CATEGORIES, [{ id: 'x', category_id: 'y' }]]],
    ['is empty', [[], []]],
  ])('falls back to the built-in recipes and reports it when the database %s', async (_, answers) => {
    const catalogue = await loadCatalogue(backendReturning(...answers), report);
    expect(catalogue).toEqual({ categories: CATEGORIES, recipes: RECIPES, failed: true });
    expect(report).toHaveBeenCalledOnce();
  });
});

// An answer has the source 'ai', or 'team' for an example of the site's team that replaces a missing answer.
describe('generate', () => {
  const textRecipe = RECIPES.find(({ type }) => type === 'text') as Recipe;
  const imageRecipe = RECIPES.find(({ type }) => type === 'image') as Recipe;
  const generateFor = (
    recipe: Recipe,
    signal = new AbortController().signal,
    report = vi.fn(),
    keys: AiConfig['keys'] = { GEMINI: 'chave' },
  ) =>
    generate({
      recipe,
      prompt: 'Olá',
      choices: {},
      ai: {
        mode: 'local',
        models: { geminiText: '', geminiImage: '', openRouter: '', huggingFace: '' },
        keys,
      },
      backend: null,
      signal,
      onChunk: () => {},
      onRestart: () => {},
      report,
      // Selects the last fallback output.
      random: () => 0.99,
    });
  const lastExample = (recipe: Recipe) => recipe.fallback_outputs.at(-1);

  it("returns the AI's text", async () => {
    vi.mocked(generateText).mockResolvedValue({ text: 'Aqui vai', provider: 'gemini' });
    expect(await generateFor(textRecipe)).toEqual({ source: 'ai', value: 'Aqui vai' });
  });

  it.each([
    ['off', 'off'],
    ['limited', 'limited'],
    ['ceiling', 'ceiling'],
    ['failed', 'failed'],
  ] as const)('falls back to an example when AI is %s', async (code, reason) => {
    vi.mocked(generateText).mockRejectedValue(new AiError(code, 'All AI providers failed.'));
    expect(await generateFor(textRecipe)).toEqual({ source: 'team', value: lastExample(textRecipe), reason });
  });

  it('reports «All AI providers failed.» as specified', async () => {
    const report = vi.fn();
    const failure = new AiError('failed', 'All AI providers failed.');
    vi.mocked(generateText).mockRejectedValue(failure);
    await generateFor(textRecipe, undefined, report);
    expect(report).toHaveBeenCalledExactlyOnceWith(failure);
  });

  it('returns the reason "refused" for a declined text', async () => {
    const failures = [new AiError('http', 'x'), new AiError('refused', 'y')];
    vi.mocked(generateText).mockRejectedValue(
      new AiError('failed', 'All AI providers failed.', { failures }),
    );
    expect(await generateFor(textRecipe)).toMatchObject({ source: 'team', reason: 'refused' });
  });

  it('returns the reason "refused" for a declined image', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.mocked(generateImage).mockImplementation(async ({ onFailure }) => {
      onFailure?.(new AiError('refused', 'Gemini declined the prompt.'));
      return '';
    });
    expect(await generateFor(imageRecipe)).toMatchObject({ source: 'team', reason: 'refused' });
  });

  it.each([
    ['no key at all', textRecipe, { GEMINI: 'COLOQUE_AQUI' }, 'no-key'],
    ['no key, for an image', imageRecipe, {}, 'no-key'],
    ['no key for images', imageRecipe, { OPENROUTER: 'chave' }, 'no-image-key'],
  ] as const)('falls back to an example and names the reason: %s', async (_, recipe, keys, reason) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const report = vi.fn();
    vi.mocked(generateText).mockRejectedValue(new AiError('failed', 'All AI providers failed.'));
    vi.mocked(generateImage).mockResolvedValue('');
    expect(await generateFor(recipe, undefined, report, keys)).toMatchObject({ source: 'team', reason });
    expect(report).not.toHaveBeenCalled();
  });

  it('falls back to an illustration when no image is generated', async () => {
    vi.mocked(generateImage).mockResolvedValue('');
    expect(await generateFor(imageRecipe)).toEqual({
      source: 'team',
      value: lastExample(imageRecipe),
      reason: 'failed',
    });
  });

  it('returns no value for a recipe without fallback outputs', async () => {
    vi.mocked(generateText).mockRejectedValue(new AiError('failed', 'All AI providers failed.'));
    expect(await generateFor({ ...textRecipe, fallback_outputs: [] })).toMatchObject({
      source: 'none',
      value: null,
    });
  });

  it('rejects on cancellation, without a fallback', async () => {
    const controller = new AbortController();
    controller.abort();
    vi.mocked(generateText).mockRejectedValue(controller.signal.reason);
    await expect(generateFor(textRecipe, controller.signal)).rejects.toThrow();
  });

  it('reports an unexpected error and still falls back', async () => {
    const report = vi.fn();
    vi.mocked(generateText).mockRejectedValue(new TypeError('no chunk'));
    expect((await generateFor(textRecipe, undefined, report)).source).toBe('team');
    expect(report).toHaveBeenCalledOnce();
  });
});
