import { type ShellApi, ShellProvider } from '@ia/federation';
import { settingDefaults } from '@ia/federation/config';
import { fakeHistory, fakeShell } from '@ia/federation/fake-shell';
import { CATEGORIES, RECIPES } from '@ia/shared-services/built-in-recipes';
import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import config from '../../../mfe.config.ts';
import { FreshStore } from '../../state/fresh-store.tsx';
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
  await Promise.all([import('./wizard/Wizard.tsx'), import('@ia/shared-services/built-in-recipes')]);
});
beforeEach(() => localStorage.clear());

const V1: Variant = { pointsKey: 'promptFactoryPoints', copyEarns: false };
const V2: Variant = { pointsKey: 'promptFactoryPointsV2', copyEarns: true };
const assistants = ['Um', 'Dois', 'Três'].map((name) => ({ name, url: `https://${name}.example/` }));

const FACTORY = '/prompt-factory#fabrica';
const links = { ...fakeShell().links, assistants };
const settings = settingDefaults(config.settings);

function open(variant: Variant = V1, address = FACTORY, overrides: Partial<ShellApi> = {}) {
  const { shell, go } = fakeHistory(address, { links, settings: () => settings, ...overrides });
  vi.spyOn(window.history, 'back').mockImplementation(() => go(-1));
  const page = render(
    <FreshStore>
      <ShellProvider shell={shell}>
        <Factory {...variant} />
      </ShellProvider>
    </FreshStore>,
  );
  const { log } = shell;
  return { log, route: () => shell.route, go: (by: number) => act(() => go(by)), unmount: page.unmount };
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
    const shell = open(V1, '/prompt-factory');
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
    const field = screen.getByRole('textbox', { name: 'Tema' });
    expect(field.getAttribute('aria-invalid')).toBe('false');
    const generate = await button('Gerar com IA');
    expect(generate.getAttribute('aria-disabled')).toBe('true');
    await user.click(generate);
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toContain('Falta «Tema».');
    expect(screen.queryByText('O seu resultado')).toBeNull();
  });

  it('gives own words back after a look at the options', async () => {
    const user = userEvent.setup();
    open();
    await toCreate(user);
    await ownTopic(user, 'um passeio');
    await user.click(await button('Voltar às opções de «Tema»'));
    expect(prompt()).toContain('uma festa no bairro');
    const select = screen.getByRole('combobox', { name: 'Tema' });
    await waitFor(() => expect(document.activeElement).toBe(select));
    await user.click(select);
    await user.click(await screen.findByRole('option', { name: 'As minhas palavras: «um passeio»' }));
    expect(prompt()).toContain('um passeio');
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
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tema' });
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
    open(V1, '/prompt-factory?receita=brainstorm&tema=chá e bolos&quantidade=10');
    expect(await screen.findByRole('heading', { name: 'Tempestade de Ideias' })).toBeTruthy();
    expect(prompt()).toContain('Sugira 10 ideias sobre chá e bolos,');
  });

  it('loses nothing typed or generated by Back, Forward and reload', async () => {
    const user = userEvent.setup();
    const shell = open();
    await toCreate(user);
    await ownTopic(user, 'um passeio');
    await user.click(await button('Gerar com IA'));
    await screen.findByText('Exemplo escrito pela equipa');
    const words = () => screen.getByTestId('answer').textContent?.replace(/\s/g, '').slice(0, 40);
    await waitFor(() => expect(words()).not.toBe(''));
    const written = words();
    shell.go(-1);
    expect(screen.getByRole('heading', { level: 2, name: 'Tempestade de Ideias' })).toBeTruthy();
    expect(prompt()).toContain('um passeio');
    shell.go(-1);
    expect(screen.getByRole('heading', { level: 2, name: 'Gerar Ideias' })).toBeTruthy();
    shell.go(-1);
    expect(screen.getByRole('heading', { name: 'Vamos Começar a Criar?' })).toBeTruthy();
    shell.go(3);
    await waitFor(() => expect(words()).toBe(written));
    const { query, path, anchor } = shell.route();
    shell.unmount();
    open(V1, `${path}?${new URLSearchParams(query)}#${anchor}`);
    await screen.findByTestId('answer');
    await waitFor(() => expect(words()).toBe(written));
    expect(prompt()).toContain('um passeio');
    expect(localStorage.getItem('promptFactoryPoints')).toBe('1');
    await user.click(await button('Voltar a: Criar'));
    expect(prompt()).toContain('um passeio');
  });

  it('starts a chosen recipe anew, and offers the words of the last time', async () => {
    const user = userEvent.setup();
    const shell = open();
    await toCreate(user);
    await ownTopic(user, 'um passeio');
    await user.click(await button('Voltar a: Receita'));
    await user.click(await button('Tempestade de Ideias'));
    expect(prompt()).toContain('uma festa no bairro');
    await user.click(await button('Repor o que escrevi'));
    expect(prompt()).toContain('um passeio');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Preencha o molde' }));
    expect(screen.queryByRole('button', { name: 'Repor o que escrevi' })).toBeNull();
    shell.unmount();
    open(V1, '/prompt-factory?receita=brainstorm#fabrica');
    await screen.findByTestId('final-prompt');
    expect(prompt()).toContain('um passeio');
  });

  it('clears what was filled in when another prompt is made', async () => {
    const user = userEvent.setup();
    open();
    await toCreate(user);
    await ownTopic(user, 'um passeio');
    await user.click(await button('Gerar com IA'));
    await user.click(await button('Criar outro prompt'));
    await toCreate(user);
    expect(prompt()).toContain('uma festa no bairro');
    expect(screen.queryByRole('button', { name: 'Repor o que escrevi' })).toBeNull();
  });

  it('a shared link wins over what was kept, and does not destroy it', async () => {
    const user = userEvent.setup();
    const first = open(V1, '/prompt-factory?receita=brainstorm#fabrica');
    await screen.findByTestId('final-prompt');
    await ownTopic(user, 'um passeio');
    first.unmount();
    const shell = open(V1, '/prompt-factory?receita=brainstorm&tema=chá e bolos#fabrica');
    await screen.findByTestId('final-prompt');
    expect(prompt()).toContain('chá e bolos');
    expect(screen.getByText('Guardámos «um passeio».')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Tema' }), ' de mel');
    expect(prompt()).toContain('chá e bolos de mel');
    // What is typed now is the visitor's: a reload brings it, not the link's words.
    expect(shell.route().query).toEqual({ receita: 'brainstorm' });
    shell.unmount();
    open(V1, '/prompt-factory?receita=brainstorm&quantidade=10#fabrica');
    await user.click(await button('Repor o que escrevi'));
    expect(prompt()).toContain('chá e bolos de mel');
  });

  it.each([
    ['?receita=nada', 'Vamos Começar a Criar?', /Não encontrámos a receita/],
    ['?receita=nada&categoria=saude', 'Saúde', /Não encontrámos a receita/],
    ['?categoria=nada', 'Vamos Começar a Criar?', /Não encontrámos o tema/],
    ['?receita=brainstorm&passo=lua', 'Tempestade de Ideias', /Não conhecemos o passo/],
    ['?receita=brainstorm&passo=resultado', 'Tempestade de Ideias', /Não há, neste dispositivo/],
  ])('says that %s leads nowhere and shows the nearest place', async (query, heading, words) => {
    const shell = open(V1, `/prompt-factory${query}#fabrica`);
    expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(shell.log.announcements.at(-1)).toMatch(words);
  });

  it('takes a double click for one', async () => {
    const user = userEvent.setup();
    const shell = open();
    await user.click(await button(/Gerar Ideias/));
    // The second click falls on what came under the pointer.
    const card = await button('Tempestade de Ideias');
    fireEvent.click(card, { detail: 2 });
    expect(shell.route().query).toEqual({ categoria: 'gerar-ideias' });
    fireEvent.click(card, { detail: 1 });
    expect(shell.route().query).toEqual({ receita: 'brainstorm' });
  });

  it('finds the last answers again, and can leave none behind', async () => {
    const user = userEvent.setup();
    const shell = open();
    await toCreate(user);
    await user.click(await button('Gerar com IA'));
    await screen.findByText('Exemplo escrito pela equipa');
    await user.click(await button('Criar outro prompt'));
    const link = await screen.findByRole('link', { name: 'Tempestade de Ideias' });
    expect(link.getAttribute('href')).toMatch(
      /receita=brainstorm&passo=resultado&resposta-guardada=\w+#fabrica$/,
    );
    await user.click(await button('Apagar estas respostas'));
    expect(JSON.parse(localStorage.getItem('promptFactoryAnswers') ?? '').answers).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'As suas últimas respostas' }));
    await user.click(await button('Anular'));
    expect(screen.getByRole('link', { name: 'Tempestade de Ideias' })).toBeTruthy();
    expect(shell.log.announcements.at(-1)).toBe('As respostas voltaram.');
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
    const { shell } = fakeHistory('/prompt-factory?receita=brainstorm', server);
    render(
      <ShellProvider shell={shell}>
        <Wizard
          catalogue={{ categories: CATEGORIES, recipes: RECIPES, failed: false }}
          onRetry={async () => {}}
          {...V1}
        />
      </ShellProvider>,
    );
    await userEvent.click(await button('Gerar com IA'));
    await waitFor(() => expect(asked).toHaveLength(1));
    act(() => shell.navigate('/prompt-factory?receita=ementa-da-semana#fabrica'));
    expect(await screen.findByRole('heading', { name: 'Ementa da Semana' })).toBeTruthy();
    expect(asked[0]?.aborted).toBe(true);
    expect(localStorage.getItem('promptFactoryPoints')).toBeNull();
  });

  it.each([
    ['server', 'there is no server'],
    ['local', 'no key is configured'],
  ] as const)('in %s mode does not warn of an external service when %s', async (mode, _) => {
    const models = { geminiText: '', geminiImage: '', openRouter: '', huggingFace: '' };
    open(V1, '/prompt-factory?receita=brainstorm', {
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
    expect(within(cards[0] as HTMLElement).getByText('4,8 em 5 (10 votos de exemplo)')).toBeTruthy();
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

  it('points out what is missing instead of copying it, and earns nothing', async () => {
    const user = userEvent.setup();
    const write = clipboard(true);
    const before = write.mock.calls.length;
    open(V2);
    await toCreate(user);
    await ownTopic(user, '');
    await user.click(await button('Copiar Prompt'));
    const field = screen.getByRole('textbox', { name: 'Tema' });
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(write.mock.calls.length).toBe(before);
    expect(localStorage.getItem('promptFactoryPointsV2')).toBeNull();
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
    expect(claim.getAttribute('href')).toBe(settings.badgeClaim);
    expect(shell.log.notices.at(-1)?.message).toBe('Parabéns! Desbloqueou a medalha de Mestre de Prompts!');
  });
});
