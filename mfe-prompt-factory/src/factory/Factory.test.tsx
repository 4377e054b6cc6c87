import { type ShellApi, ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CATEGORIES, RECIPES } from '../content/recipes/index.ts';
import { Factory } from './Factory.tsx';
import type { Variant } from './variant.ts';
import { Wizard } from './wizard/Wizard.tsx';

// Whole journeys in a simulated browser: seconds each on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 15_000 });

// happy-dom has no canvas.
vi.mock('@ia/shared-ui/confetti', () => ({ celebrate: vi.fn(async () => {}) }));

// What the page loads when it needs it: here at once, so that no test waits for a compiler.
beforeAll(async () => {
  await Promise.all([import('./wizard/Wizard.tsx'), import('../content/recipes/index.ts')]);
});
beforeEach(() => localStorage.clear());

const V1: Variant = { pointsKey: 'promptFactoryPoints', copyEarns: false };
const V2: Variant = { pointsKey: 'promptFactoryPointsV2', copyEarns: true };
const assistants = ['Um', 'Dois', 'Três'].map((name) => ({ name, url: `https://${name}.example/` }));

function open(variant: Variant = V1, overrides: Partial<ShellApi> = {}) {
  const shell = fakeShell({
    route: { path: '/prompt-factory', query: {}, anchor: 'fabrica' },
    ...overrides,
  });
  shell.links = { ...shell.links, assistants };
  render(
    <ShellProvider shell={shell}>
      <Factory {...variant} />
    </ShellProvider>,
  );
  return shell;
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const prompt = () => screen.getByTestId('final-prompt').textContent;

async function toCreate(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await button(/Gerar Ideias/));
  await user.click(await button('Tempestade de Ideias'));
}

async function ownTopic(user: ReturnType<typeof userEvent.setup>, words: string) {
  await user.click(screen.getByRole('combobox', { name: 'Tema' }));
  await user.click(await screen.findByRole('option', { name: /palavras minhas/ }));
  const field = screen.getByRole('textbox', { name: 'Tema' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  if (words) await user.paste(words);
}

describe('hero', () => {
  it('keeps the factory closed until asked, then goes to it', async () => {
    const shell = open(V1, { route: { path: '/prompt-factory', query: {}, anchor: null } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/máquina de ideias/);
    expect(document.getElementById('fabrica')).toBeNull();
    await userEvent.click(await button('Começar a Criar'));
    expect(await screen.findByRole('heading', { name: 'Vamos Começar a Criar?' })).toBeTruthy();
    expect(shell.log.navigations).toEqual(['/prompt-factory#fabrica']);
  });
});

describe('wizard', () => {
  it('leads from a category to a result, with a point', async () => {
    const user = userEvent.setup();
    const shell = open();
    await toCreate(user);
    expect(screen.queryByText(/prompt está pronto/)).toBeNull();
    await ownTopic(user, 'um passeio');
    expect(prompt()).toContain('ideias sobre um passeio,');
    expect(screen.getByText(/prompt está pronto/)).toBeTruthy();
    await user.click(await button('Gerar com IA'));
    expect(await screen.findByText('Exemplo escrito pela equipa')).toBeTruthy();
    expect(screen.queryByText('Gerado por IA')).toBeNull();
    expect(localStorage.getItem('promptFactoryPoints')).toBe('1');
    expect(shell.log.notices.map(({ message }) => message)).toEqual([
      'A sua jornada começou! Ganhou o primeiro ponto.',
    ]);
    expect(screen.getByText('Dica avançada', { exact: false })).toBeTruthy();
    await user.click(await button('Criar outro prompt'));
    expect(await screen.findByRole('heading', { name: 'Vamos Começar a Criar?' })).toBeTruthy();
  });

  it('does not generate while something is missing, says what, and leads to it', async () => {
    const user = userEvent.setup();
    open();
    await toCreate(user);
    await ownTopic(user, '');
    expect(screen.getByText(/falta preencher: «Tema»/)).toBeTruthy();
    const generate = await button('Gerar com IA');
    expect(generate.getAttribute('aria-disabled')).toBe('true');
    generate.click();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Tema' }));
    expect(screen.queryByText('O seu resultado')).toBeNull();
    await user.click(await button('Voltar às opções de «Tema»'));
    expect(prompt()).toContain('uma festa no bairro');
  });

  it('says how much to cut from a text too long for the AI, and keeps all of it', async () => {
    const user = userEvent.setup();
    const shell = open();
    await toCreate(user);
    await ownTopic(user, 'a'.repeat(7000));
    const excess = (prompt()?.length ?? 0) - 6000;
    expect(excess).toBeGreaterThan(1000);
    expect(screen.getByText(`O texto é demasiado longo para a IA. Corte ${excess} caracteres.`)).toBeTruthy();
    expect(screen.queryByText(/prompt está pronto/)).toBeNull();
    (await button('Gerar com IA')).click();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Tema' });
    expect(document.activeElement).toBe(field);
    expect(field.value).toHaveLength(7000);
    expect(screen.getByText(/A ligação não leva o que escreveu em «Tema»/)).toBeTruthy();
    await user.click(await button('Partilhar receita'));
    await waitFor(() => expect(shell.log.announcements.at(-1)).toMatch(/A ligação não leva/));
    await user.clear(field);
    await user.paste('a'.repeat(7000 - excess));
    expect(prompt()).toHaveLength(6000);
    expect(screen.getByText(/prompt está pronto/)).toBeTruthy();
  });

  it('goes back by its steps', async () => {
    const user = userEvent.setup();
    open();
    await toCreate(user);
    await ownTopic(user, 'um passeio');
    await user.click(await button('Gerar com IA'));
    await screen.findByRole('heading', { name: 'O seu resultado' });
    await user.click(await button('Voltar a: Criar'));
    expect(prompt()).toContain('um passeio');
    await user.click(await button('Voltar a: Receita'));
    expect(await screen.findByRole('heading', { name: 'Gerar Ideias' })).toBeTruthy();
    await user.click(await button('Voltar a: Tema'));
    expect(await screen.findByRole('heading', { name: 'Vamos Começar a Criar?' })).toBeTruthy();
  });

  it('opens a shared recipe with its choices', async () => {
    open(V1, {
      route: {
        path: '/prompt-factory',
        query: { receita: 'brainstorm', tema: 'chá e bolos', quantidade: '10' },
        anchor: null,
      },
    });
    expect(await screen.findByRole('heading', { name: 'Tempestade de Ideias' })).toBeTruthy();
    expect(prompt()).toContain('Sugira 10 ideias sobre chá e bolos,');
  });

  it('stops the answer under way when another shared link is opened', async () => {
    const asked: AbortSignal[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
      if (String(url).endsWith('/functions/v1/ai')) asked.push(init?.signal as AbortSignal);
      return new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
    });
    const models = { geminiText: '', geminiImage: '', openRouter: '', huggingFace: '' };
    const server: Partial<ShellApi> = {
      ai: () => ({ mode: 'server', models }),
      backend: () => ({ url: 'http://127.0.0.1', publishableKey: 'chave' }),
    };
    const at = (receita: string) => (
      <ShellProvider
        shell={fakeShell({ ...server, route: { path: '/prompt-factory', query: { receita }, anchor: null } })}
      >
        <Wizard
          catalogue={{ categories: CATEGORIES, recipes: RECIPES, failed: false }}
          onRetry={() => {}}
          {...V1}
        />
      </ShellProvider>
    );
    const { rerender } = render(at('brainstorm'));
    await userEvent.click(await button('Gerar com IA'));
    await waitFor(() => expect(asked).toHaveLength(1));
    rerender(at('ementa-da-semana'));
    expect(await screen.findByRole('heading', { name: 'Ementa da Semana' })).toBeTruthy();
    expect(asked[0]?.aborted).toBe(true);
    expect(localStorage.getItem('promptFactoryPoints')).toBeNull();
  });

  it.each([
    ['server', 'there is no server'],
    ['local', 'no key is configured'],
  ] as const)('in %s mode does not warn of an external service when %s', async (mode, _) => {
    const models = { geminiText: '', geminiImage: '', openRouter: '', huggingFace: '' };
    open(V1, {
      route: { path: '/prompt-factory', query: { receita: 'brainstorm' }, anchor: null },
      ai: () => ({ mode, models, keys: { GEMINI: 'COLOQUE_AQUI' } }),
    });
    expect(await screen.findByText(/Nada é enviado para fora/)).toBeTruthy();
  });

  it('shows the popular badge and the average in words', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await button(/Gerar Ideias/));
    const cards = await screen.findAllByRole('article');
    expect(within(cards[0] as HTMLElement).getByText('POPULAR')).toBeTruthy();
    expect(within(cards[0] as HTMLElement).getByText('4,8 em 5 (10 votos)')).toBeTruthy();
    expect(within(cards[1] as HTMLElement).queryByText('POPULAR')).toBeNull();
  });

  it('finds recipes, and keeps favourites at hand', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('searchbox'));
    await user.paste('submarino');
    expect(await screen.findByText('Nenhuma receita encontrada para «submarino».')).toBeTruthy();
    await user.clear(screen.getByRole('searchbox'));
    await user.paste('ementa');
    await user.click(await button('Guardar «Ementa da Semana» nas favoritas'));
    await user.click(await button('Ementa da Semana'));
    await user.click(await button('Voltar a: Tema'));
    expect(await screen.findByRole('heading', { name: 'As suas favoritas' })).toBeTruthy();
    expect(await button('Ementa da Semana')).toBeTruthy();
  });
});

describe('copying', () => {
  const clipboard = (works: boolean) =>
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async () => {
      if (!works) throw new DOMException('no', 'NotAllowedError');
    });

  it('offers the three assistants, and earns nothing on the first page', async () => {
    const user = userEvent.setup();
    const write = clipboard(true);
    open();
    await toCreate(user);
    await user.click(await button('Copiar Prompt'));
    expect(write).toHaveBeenCalledWith(prompt());
    for (const { name } of assistants) {
      expect(screen.getByRole('link', { name: new RegExp(`Abrir o ${name}`) })).toBeTruthy();
    }
    expect(localStorage.getItem('promptFactoryPoints')).toBeNull();
  });

  it('earns a point on the second page', async () => {
    const user = userEvent.setup();
    clipboard(true);
    open(V2);
    await toCreate(user);
    await user.click(await button('Copiar Prompt'));
    await waitFor(() => expect(localStorage.getItem('promptFactoryPointsV2')).toBe('1'));
  });

  it('earns one point for each different prompt', async () => {
    const user = userEvent.setup();
    const write = clipboard(true);
    const before = write.mock.calls.length;
    open(V2);
    await toCreate(user);
    await ownTopic(user, 'um passeio');
    await user.click(await button('Copiar Prompt'));
    await user.click(await button('Prompt copiado!'));
    await waitFor(() => expect(write.mock.calls.length).toBe(before + 2));
    expect(localStorage.getItem('promptFactoryPointsV2')).toBe('1');
    await user.click(screen.getByRole('textbox', { name: 'Tema' }));
    await user.paste(' longo');
    await user.click(await button(/Copiar Prompt|Prompt copiado!/));
    await waitFor(() => expect(localStorage.getItem('promptFactoryPointsV2')).toBe('2'));
  });

  it('that fails says so and offers the prompt, selected', async () => {
    const user = userEvent.setup();
    clipboard(false);
    open(V2);
    await toCreate(user);
    await user.click(await button('Copiar Prompt'));
    expect((await screen.findByRole('alert')).textContent).toContain('Falha ao copiar o prompt.');
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'O seu prompt' });
    expect(field.value).toBe(prompt());
    expect(document.activeElement).toBe(field);
    expect(localStorage.getItem('promptFactoryPointsV2')).toBeNull();
  });
});

describe('points', () => {
  it('unlock the medal and the way to collect it', async () => {
    localStorage.setItem('promptFactoryPoints', '14');
    const user = userEvent.setup();
    const shell = open();
    await toCreate(user);
    expect(screen.queryByRole('link', { name: /Recolher Medalha/ })).toBeNull();
    await user.click(await button('Gerar com IA'));
    const claim = await screen.findByRole('link', { name: /Recolher Medalha/ });
    expect(claim.getAttribute('href')).toBe(shell.links.badgeClaim);
    expect(shell.log.notices.at(-1)?.message).toBe('Parabéns! Desbloqueou a medalha de Mestre de Prompts!');
  });
});
