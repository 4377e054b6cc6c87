import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { clearDevice, writeDevice } from '@ia/shared-services/storage';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { course as v2 } from '../content/copilot-v2/course.ts';
import { course as v3 } from '../content/copilot-v3/course.ts';
import { course as descobrir } from '../content/descobrir-a-ia/course.ts';
import type { Course } from '../content/schema.ts';
import { CoursePage } from './CoursePage.tsx';

const celebrate = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('@ia/shared-ui/confetti', () => ({ celebrate }));

// A finished course is long, and roles are computed for each of its elements.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  clearDevice();
  celebrate.mockClear();
});

function open(course: Course, overrides = {}) {
  const shell = fakeShell(overrides);
  const view = render(
    <ShellProvider shell={shell}>
      <CoursePage course={course} />
    </ShellProvider>,
  );
  return { shell, user: userEvent.setup(), ...view };
}

const seed = (course: Course, points: number, done: number) => {
  writeDevice(course.storageKey, String(points));
  writeDevice(
    `${course.storageKey}State`,
    JSON.stringify({ done: course.groups.slice(0, done).map((g) => g.group_id) }),
  );
};
const blockTitles = () =>
  screen
    .getAllByRole('article')
    .flatMap((article) => within(article).queryAllByRole('heading', { level: 3 }))
    .map((h) => h.textContent);
const points = () => screen.getByRole('progressbar', { name: 'Pontos' }).getAttribute('aria-valuetext');

describe('a course', () => {
  it('opens with its first group only, and the next one on Continue', async () => {
    const { user, shell } = open(v3);
    expect(blockTitles()).toEqual(['O que é o Microsoft Copilot']);
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(blockTitles()).toHaveLength(3);
    expect(points()).toBe('15 de 200');
    expect(shell.log.announcements.at(-1)).toBe(
      'Mais 15 pontos. Tem agora 15 pontos de 200. Abriu: Os seus dados e o escudo «Protegido».',
    );
    expect(document.activeElement?.textContent).toBe('Os seus dados e o escudo «Protegido»');
  });

  it('waits for the quiz, says why, and takes the reader there', async () => {
    seed(v3, 15, 1);
    const { user, shell } = open(v3);
    const onwards = screen.getByRole('button', { name: 'Continuar' });
    expect(onwards.getAttribute('aria-disabled')).toBe('true');
    await user.click(onwards);
    expect(points()).toBe('15 de 200');
    expect(shell.log.announcements.at(-1)).toMatch(/^Responda primeiro ao teste/);
    expect(document.activeElement?.closest('[data-quiz]')).not.toBeNull();
    // Right or wrong, an answer opens the way.
    await user.click(screen.getByRole('button', { name: /A conversa é secreta/ }));
    expect(onwards.getAttribute('aria-disabled')).toBeNull();
    await user.click(onwards);
    expect(points()).toBe('30 de 200');
  });

  it('explains every option after a wrong answer, which can be tried again', async () => {
    seed(v3, 15, 1);
    const { user } = open(v3);
    await user.click(screen.getByRole('button', { name: /A conversa é secreta/ }));
    expect(screen.getByText(/^Incorreto. A resposta certa é a segunda/)).toBeTruthy();
    expect(screen.getByText(/É isso que a proteção de dados empresarial garante/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await user.click(screen.getByRole('button', { name: /tem a proteção do contrato/ }));
    expect(screen.getByText(/^Correto! Esta é a garantia mais importante/)).toBeTruthy();
    await user.click(screen.getByText('Ver porque é que cada resposta está certa ou errada'));
    expect(screen.getByText(/Proteção não é o mesmo que segredo/)).toBeTruthy();
  });

  it('ends with the goal, the medal, 250 pieces of confetti and the certificate', async () => {
    seed(v3, 180, 12);
    const { user, shell } = open(v3);
    expect(screen.queryByRole('heading', { name: 'Missão Cumprida!' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Terminar o Curso e Ver Pontuação' }));
    expect(document.activeElement?.textContent).toBe('Missão Cumprida!');
    expect(screen.getByText('Ganhou 200 pontos.')).toBeTruthy();
    expect(celebrate).toHaveBeenCalledExactlyOnceWith({ particleCount: 250, spread: 100 });
    expect(shell.log.notices).toEqual([{ kind: 'success', message: v3.medal.notice, timeout: 0 }]);
    expect(screen.getByRole('textbox', { name: /Nome/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Terminar|Continuar/ })).toBeNull();
  });

  it('does not celebrate again on the next visit', () => {
    seed(v3, 200, 13);
    const { shell } = open(v3);
    expect(screen.getByRole('heading', { name: 'Missão Cumprida!' })).toBeTruthy();
    expect(shell.log.notices).toEqual([]);
    expect(celebrate).not.toHaveBeenCalled();
  });

  it('shows the sidebar of V2 after the first block, with emojis for its points', async () => {
    const { user } = open(v2);
    expect(screen.queryByRole('progressbar')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Marcar como Concluído e Continuar' }));
    expect(screen.getByTestId('fizz').children).toHaveLength(25);
    expect(points()).toBe('0 de 120');
    await vi.waitFor(() => expect(points()).toBe('20 de 120'), { timeout: 10_000 });
    expect(screen.getByRole('progressbar', { name: 'Mapa da missão' }).getAttribute('aria-valuetext')).toBe(
      '25%',
    );
  });

  it('leads back to the first block that is not done, or to the end', () => {
    seed(v3, 30, 2);
    const { unmount } = open(v3);
    const resume = () => screen.getByRole('link', { name: 'Continuar onde ficou' }).getAttribute('href');
    expect(resume()).toMatch(/#bloco-4$/);
    unmount();
    clearDevice();
    seed(v3, 200, 13);
    open(v3);
    expect(resume()).toMatch(/#fim-do-curso$/);
  });

  it('starts at the blocks while the showcase is off', () => {
    const { flags } = fakeShell();
    open(descobrir, { flags: { ...flags, enableElearningShowcase: false } });
    expect(screen.getByRole('link', { name: 'Ver os módulos' }).getAttribute('href')).toMatch(/#blocos$/);
  });

  it('shows no sidebar while its flag is off, and keeps the way to Gemini', () => {
    const { flags } = fakeShell();
    open(v3, { flags: { ...flags, enableGamificationSidebar: false } });
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('link', { name: /^Abrir a IA Gemini/ })).toBeTruthy();
  });
});

describe('stored progress', () => {
  it('of a finished course keeps goal and medal when the points are damaged', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const course = { ...v2, storageKey: 'damagedPoints' };
    seed(course, 120, 5);
    writeDevice(course.storageKey, 'batata');
    open(course);
    expect(points()).toBe('120 de 120');
    expect(screen.getByText('Ganhou 120 pontos.')).toBeTruthy();
    expect(warn).toHaveBeenCalled();
  });

  it.each(['batata', '-5', '1.5', '{"a":1}', 'NaN', 'null'])(
    'falls back to zero on «%s», with a log line',
    (damaged) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      writeDevice(v3.storageKey, damaged);
      open(v3);
      expect(points()).toBe('0 de 200');
      expect(warn).toHaveBeenCalledWith(expect.stringContaining(v3.storageKey));
    },
  );

  it.each(['x', '[]', '{"done":"1"}', '{"done":[-1]}'])(
    'starts at the first group on the state «%s»',
    (damaged) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      writeDevice(`${v3.storageKey}State`, damaged);
      open(v3);
      expect(blockTitles()).toHaveLength(1);
      expect(warn).toHaveBeenCalled();
    },
  );

  it('follows another tab', async () => {
    open(v3);
    localStorage.setItem(v3.storageKey, '15');
    localStorage.setItem(`${v3.storageKey}State`, '{"done":[1]}');
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: v3.storageKey }));
      dispatchEvent(new StorageEvent('storage', { key: `${v3.storageKey}State` }));
    });
    expect(points()).toBe('15 de 200');
    expect(blockTitles()).toHaveLength(3);
  });

  it('keeps what was earned when a release adds a block', () => {
    const last = v3.groups.at(-1);
    const block = last?.blocks[0];
    if (!last || !block) throw new Error('V3 has no groups');
    const longer: Course = {
      ...v3,
      groups: [...v3.groups, { ...last, group_id: 14, blocks: [{ ...block, id: 19, title: 'Novo' }] }],
    };
    seed(v3, 200, 13);
    open(longer);
    expect(points()).toBe('200 de 200');
    expect(blockTitles().at(-1)).toBe('Novo');
    expect(screen.getByText('Medalha desbloqueada')).toBeTruthy();
  });
});

describe('paper', () => {
  it('holds every block, with the quizzes as questions, and goes away afterwards', () => {
    open(v3);
    act(() => void dispatchEvent(new Event('beforeprint')));
    for (const block of v3.groups.flatMap((group) => group.blocks)) {
      expect(
        screen.getAllByRole('heading', { name: block.title, level: 3, hidden: true }).length,
      ).toBeGreaterThan(0);
    }
    expect(screen.getByRole('heading', { name: 'Soluções', hidden: true })).toBeTruthy();
    expect(screen.getByText(/É isso que a proteção de dados empresarial garante/)).toBeTruthy();
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(blockTitles()).toHaveLength(1);
  });

  it('prints a certificate with the name that was typed, and asks for one first', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    seed(v3, 200, 13);
    const { user } = open(v3);
    await user.click(screen.getByRole('button', { name: 'Imprimir o certificado' }));
    expect(screen.getByText('Escreva o seu nome para o imprimir no certificado.')).toBeTruthy();
    expect(print).not.toHaveBeenCalled();
    await user.type(screen.getByRole('textbox', { name: /Nome/ }), 'Inês Araújo');
    await user.click(screen.getByRole('button', { name: 'Imprimir o certificado' }));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.getByText('Inês Araújo')).toBeTruthy();
    expect(screen.getByText('Copilot para a CML', { selector: 'strong' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Certificado de participação', hidden: true })).toBeTruthy();
    expect(Object.values({ ...localStorage }).join(' ')).not.toContain('Inês');
  });
});
