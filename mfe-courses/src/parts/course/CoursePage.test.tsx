import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { AzulejoBadge } from '@ia/shared-ui/azulejo';
import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { course as v2 } from '../../content/copilot-v2/course.ts';
import { course as v3 } from '../../content/copilot-v3/course.ts';
import { courseBadges } from '../../content/course-badges.ts';
import { course as descobrir } from '../../content/descobrir-a-ia/course.ts';
import { course as mscopilot } from '../../content/mscopilot/course.ts';
import { blockTitles, readPoints, renderCourse, storeProgress } from './CoursePage.test-scene.tsx';
import { CoursePage } from './CoursePage.tsx';

const celebrate = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('@ia/shared-ui/confetti', () => ({ celebrate }));

// A finished course is long, and testing-library computes the role of each element.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  localStorage.clear();
  celebrate.mockClear();
});

describe('course page', () => {
  it('shows the first group only, and the next one on Continue', async () => {
    const { user, shell } = renderCourse(v3);
    expect(blockTitles()).toEqual(['O que é o Microsoft Copilot']);
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(blockTitles()).toHaveLength(3);
    expect(readPoints()).toBe('15 de 200');
    // The shell announces notices, so the page does not announce them again.
    expect(shell.log.notices).toEqual([
      { kind: 'success', message: '+15 pontos. Bom trabalho! Tem agora 15 pontos de 200.', topic: v3.id },
    ]);
    expect(shell.log.announcements).toEqual([]);
    expect(document.activeElement?.textContent).toBe('Os seus dados e o escudo «Protegido»');
  });

  it('counts in the unit of the course', () => {
    storeProgress(v3, 30, 2);
    renderCourse(v3);
    expect(screen.getAllByText('Módulo 3 de 13').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Módulo 2 de 13, concluído')).toHaveLength(2);
    expect(screen.getByText('Índice: 3 módulos disponíveis')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/bloco/i);
  });

  it('blocks Continue until the quiz is answered, explains it and focuses the quiz', async () => {
    storeProgress(v3, 15, 1);
    const { user, shell } = renderCourse(v3);
    const continueButton = screen.getByRole('button', { name: 'Continuar' });
    expect(continueButton.getAttribute('aria-disabled')).toBe('true');
    await user.click(continueButton);
    expect(readPoints()).toBe('15 de 200');
    expect(shell.log.announcements.at(-1)).toMatch(/^Responda primeiro ao teste/);
    expect(document.activeElement?.closest('[data-quiz]')).not.toBeNull();
    // A wrong answer unlocks too.
    await user.click(screen.getByRole('button', { name: /A conversa é secreta/ }));
    expect(continueButton.getAttribute('aria-disabled')).toBeNull();
    await user.click(continueButton);
    expect(readPoints()).toBe('30 de 200');
  });

  it('explains every option after a wrong answer and allows a retry', async () => {
    storeProgress(v3, 15, 1);
    const { user } = renderCourse(v3);
    await user.click(screen.getByRole('button', { name: /A conversa é secreta/ }));
    expect(screen.getByText(/^Incorreto. A resposta certa é a segunda/)).toBeTruthy();
    expect(screen.getByText(/É isso que a proteção de dados empresarial garante/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await user.click(screen.getByRole('button', { name: /tem a proteção do contrato/ }));
    expect(screen.getByText(/^Correto! Esta é a garantia mais importante/)).toBeTruthy();
    await user.click(screen.getByText('Ver porque é que cada resposta está certa ou errada'));
    expect(screen.getByText(/Proteção não é o mesmo que segredo/)).toBeTruthy();
  });

  it('ends with goal, medal, 250 confetti particles and a link to the declaration', async () => {
    storeProgress(v3, 180, 12);
    const { user, shell } = renderCourse(v3);
    expect(screen.queryByRole('heading', { name: 'Missão Cumprida!' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Terminar o Curso e Ver Pontuação' }));
    expect(document.activeElement?.textContent).toBe('Missão Cumprida!');
    expect(screen.getByText('Ganhou 200 pontos.')).toBeTruthy();
    await vi.waitFor(() =>
      expect(celebrate).toHaveBeenCalledExactlyOnceWith({ particleCount: 250, spread: 100 }),
    );
    // The notice is inline beside the medal and announced: a toast would cover the panel.
    const panel = within(screen.getByRole('region', { name: 'Missão Cumprida!' }));
    expect(panel.getByText(v3.medal.notice)).toBeTruthy();
    expect(shell.log.announcements).toEqual([v3.medal.notice]);
    expect(shell.log.notices).toEqual([]);
    expect(panel.getByText('Ensinámos a explicar como a IA generativa constrói uma resposta.')).toBeTruthy();
    expect(panel.getAllByText(/^Ensinámos a/)).toHaveLength(3);
    expect(panel.getByRole('link', { name: 'A seguir: Fábrica de Prompts' }).getAttribute('href')).toMatch(
      /#\/prompt-factory$/,
    );
    // The medal appears once on the page.
    expect(screen.getAllByText('Mestre Copilot')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Ver a declaração de conclusão' }).getAttribute('href')).toMatch(
      /\/aprender\/declaracao\?curso=copilot-v3$/,
    );
    expect(screen.queryByRole('button', { name: /Terminar|Continuar/ })).toBeNull();
  });

  it('does not celebrate again on the next visit', () => {
    storeProgress(v3, 200, 13);
    const { shell } = renderCourse(v3);
    expect(screen.getByRole('heading', { name: 'Missão Cumprida!' })).toBeTruthy();
    expect(shell.log.notices).toEqual([]);
    expect(screen.queryByText(v3.medal.notice)).toBeNull();
    expect(document.querySelector('[data-celebrating="true"], [data-assembling="true"]')).toBeNull();
    expect(celebrate).not.toHaveBeenCalled();
  });

  it('shows points, progress and tiles from the start without layout shift, and an emoji effect for points', async () => {
    const { user, container } = renderCourse(v2);
    // Five blocks, and the tile that completes the panel.
    const readTiles = () =>
      [...container.querySelectorAll('[aria-labelledby="progresso-titulo"] use[data-glazed]')].map((tile) =>
        tile.getAttribute('data-glazed'),
      );
    expect(readPoints()).toBe('0 de 120');
    expect(screen.getByText('Medalha por desbloquear')).toBeTruthy();
    expect(readTiles()).toEqual(['false', 'false', 'false', 'false', 'false', 'false']);
    await user.click(screen.getByRole('button', { name: 'Marcar como Concluído e Continuar' }));
    expect(screen.getByTestId('fizz').children).toHaveLength(25);
    expect(readPoints()).toBe('0 de 120');
    await vi.waitFor(() => expect(readPoints()).toBe('20 de 120'), { timeout: 10_000 });
    expect(screen.getByRole('progressbar', { name: 'Mapa da missão' }).getAttribute('aria-valuetext')).toBe(
      '25\u00a0% aberto, 1 de 5 blocos concluídos',
    );
    expect(readTiles()).toEqual(['true', 'false', 'false', 'false', 'false', 'false']);
    expect(screen.getAllByText('20 de 120 pontos').length).toBeGreaterThan(0);
  });

  it('is not complete while its last group is unfinished, although its map is open', () => {
    storeProgress(descobrir, 120, 8);
    const { container } = renderCourse(descobrir);
    const map = screen.getByRole('progressbar', { name: 'Mapa da missão' });
    expect(map.textContent).toBe('Mapa da missão: 100\u00a0% aberto, 8 de 9 blocos concluídos');
    expect(map.getAttribute('aria-valuetext')).toBe('100\u00a0% aberto, 8 de 9 blocos concluídos');
    const [, share] =
      /scaleX\((.+)\)/.exec(container.querySelector('[style*=scaleX]')?.getAttribute('style') ?? '') ?? [];
    expect(Number(share)).toBeCloseTo(8 / 9);
  });

  it.each([v2, v3, descobrir, mscopilot])(
    'a link to a locked group shows when it opens and where to continue: $id',
    async (course) => {
      const last = course.groups.at(-1)?.blocks[0];
      const route = { path: '/curso', query: {}, anchor: `bloco-${last?.id}` };
      const { unmount } = renderCourse(course, { route });
      const { unit, groups } = course;
      const target = document.getElementById(`bloco-${last?.id}`);
      expect(target?.textContent).toContain(`abre depois de concluir o ${unit} ${groups.length - 1}.`);
      const lockedNotice = within(target as HTMLElement);
      expect(lockedNotice.getByRole('heading').textContent).toBe(
        `O ${unit} ${groups.length} ainda não está aberto`,
      );
      expect(lockedNotice.getByRole('link').getAttribute('href')).toMatch(/#bloco-1$/);
      unmount();
      localStorage.clear();
      // No notice once the group is unlocked.
      storeProgress(course, 0, groups.length - 1);
      renderCourse(course, { route });
      expect(screen.queryByText(/ainda não está aberto/)).toBeNull();
      expect(document.getElementById(`bloco-${last?.id}`)?.textContent).toBe(last?.title);
    },
  );

  it('shows the badge of the course on its medal', () => {
    storeProgress(v2, 100, v2.groups.length);
    const route = { path: '/mscopilot-course-v2', query: {}, anchor: null };
    renderCourse(v2, { route });
    const shapes = (root: Element | null) =>
      [...(root?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'));
    const medal = shapes(document.querySelector('[data-part="drawing"]'));
    const { container } = render(<AzulejoBadge motif={courseBadges[route.path]?.motif ?? 'star'} />);
    expect(shapes(container).filter((shape) => !medal.includes(shape))).toEqual([]);
  });

  it('resume link leads to the first unfinished block, or to the end', () => {
    storeProgress(v3, 30, 2);
    const { unmount } = renderCourse(v3);
    const opening = () => within(document.querySelector('[data-part="actions"]') as HTMLElement);
    const href = (name: string) => opening().getByRole('link', { name }).getAttribute('href');
    expect(href('Continuar onde ficou')).toMatch(/#bloco-4$/);
    unmount();
    localStorage.clear();
    storeProgress(v3, 200, 13);
    renderCourse(v3);
    expect(href('Ver o fim')).toMatch(/#fim-do-curso$/);
  });

  it('starts at its own blocks, and links to the other courses below only when they are enabled', () => {
    const { flags } = fakeShell();
    const { unmount } = renderCourse(descobrir);
    const href = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
    expect(href('Começar o bloco 1')).toMatch(/#blocos$/);
    expect(href('Ver outros cursos')).toMatch(/#elearning-showcase$/);
    const sections = [...document.querySelectorAll('section[id]')].map(({ id }) => id);
    expect(sections.indexOf('blocos')).toBeLessThan(sections.indexOf('elearning-showcase'));
    unmount();
    renderCourse(descobrir, { flags: { ...flags, enableElearningShowcase: false } });
    expect(href('Começar o bloco 1')).toMatch(/#blocos$/);
    expect(href('Ver outros cursos')).toBeUndefined();
  });

  it('hides the sidebar when its flag is off, but shows the Gemini link', () => {
    const { flags } = fakeShell();
    renderCourse(v3, { flags: { ...flags, enableGamificationSidebar: false } });
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('link', { name: /^Abrir a IA Gemini/ })).toBeTruthy();
  });
});

describe('finished block', () => {
  const title = 'O que é o Microsoft Copilot';

  it('folds to its title, and unfolds and folds by keyboard', async () => {
    const { user } = renderCourse(v3);
    expect(screen.queryByRole('button', { name: title })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    const blockToggle = screen.getByRole('button', { name: title, expanded: false });
    const panel = document.getElementById(blockToggle.getAttribute('aria-controls') ?? '');
    // Find-in-page searches the collapsed content.
    expect(panel?.getAttribute('hidden')).toBe('until-found');
    blockToggle.focus();
    await user.keyboard('{Enter}');
    expect(blockToggle.getAttribute('aria-expanded')).toBe('true');
    expect(panel?.hasAttribute('hidden')).toBe(false);
    await user.keyboard('{Enter}');
    expect(panel?.getAttribute('hidden')).toBe('until-found');
  });

  it('stays open when a link leads elsewhere on the page', async () => {
    storeProgress(v3, 45, 3);
    const { user, rerender } = renderCourse(v3);
    await user.click(screen.getByRole('button', { name: title }));
    // A link adds a history entry without stored state.
    const route = { path: '/mscopilot-course-v3', query: {}, anchor: 'glossario-assistente' };
    rerender(
      <ShellProvider shell={fakeShell({ route })}>
        <CoursePage course={v3} />
      </ShellProvider>,
    );
    expect(screen.getByRole('button', { name: title, expanded: true })).toBeTruthy();
  });

  it('unfolds for a link to it and for a find-in-page match', () => {
    storeProgress(v3, 45, 3);
    renderCourse(v3, { route: { path: '/mscopilot-course-v3', query: {}, anchor: 'bloco-2' } });
    expect(
      screen.getAllByRole('button', { expanded: true }).map((blockToggle) => blockToggle.textContent),
    ).toContain('Os seus dados e o escudo «Protegido»');
    const folded = screen.getByRole('button', { name: title, expanded: false });
    const panel = document.getElementById(folded.getAttribute('aria-controls') ?? '');
    act(() => void panel?.dispatchEvent(new Event('beforematch')));
    expect(folded.getAttribute('aria-expanded')).toBe('true');
  });
});

describe('prompts', () => {
  const stubClipboard = (writeText: () => Promise<void>) =>
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
  const assistants = ['Gemini', 'Copilot', 'ChatGPT'].map((name) => ({
    name,
    url: `https://${name}.example/`,
  }));
  const { links } = fakeShell();

  it('show three assistants once copied; for staff the work account comes first', async () => {
    storeProgress(v2, 60, 3);
    const workAssistant = 'https://trabalho.example/chat';
    const { user } = renderCourse(v2, {
      links: { ...links, assistants },
      settings: () => ({ workAssistant }),
    });
    stubClipboard(async () => {});
    expect(screen.queryByRole('link', { name: /^Abrir o ChatGPT/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copiar prompt Um plano de duas semanas' }));
    expect(screen.getByRole('link', { name: /^Abrir o ChatGPT/ })).toBeTruthy();
    expect(screen.getByText(/^No trabalho, use o primeiro, com a conta de trabalho/)).toBeTruthy();
    const [first] = screen.getAllByRole('link', { name: /^Abrir o / });
    expect(first?.textContent).toMatch(/^Abrir o Copilot com a conta de trabalho/);
    expect(first?.getAttribute('href')).toBe(workAssistant);
  });

  it('are selected with an error message when the clipboard is blocked', async () => {
    storeProgress(v2, 60, 3);
    const { user } = renderCourse(v2);
    stubClipboard(() => Promise.reject(new Error('refused')));
    await user.click(screen.getByRole('button', { name: 'Copiar prompt Um plano de duas semanas' }));
    expect(screen.getByRole('alert').textContent).toMatch(/^Falha ao copiar o prompt\./);
    expect((document.activeElement as HTMLTextAreaElement).value).toMatch(/^Age como formador de adultos/);
  });
});
