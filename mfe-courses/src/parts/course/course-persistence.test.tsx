import { writeDevice } from '@ia/shared-services/storage';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { course as v2 } from '../../content/copilot-v2/course.ts';
import { course as v3 } from '../../content/copilot-v3/course.ts';
import type { Course } from '../../content/schema.ts';
import { blockTitles, readPoints, renderCourse, storeProgress } from './CoursePage.test-scene.tsx';

// happy-dom has no canvas.
vi.mock('@ia/shared-ui/confetti', () => ({ celebrate: async () => {} }));

// A finished course is long, and testing-library computes the role of each element.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => localStorage.clear());

describe('quiz answers', () => {
  it('persist until the next visit and unlock the next group', async () => {
    storeProgress(v3, 15, 1);
    const { user, unmount } = renderCourse(v3);
    await user.click(screen.getByRole('button', { name: /A conversa é secreta/ }));
    unmount();
    renderCourse(v3);
    expect(screen.getByText(/^Incorreto. A resposta certa é a segunda/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Continuar' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('with a text that a release changed leave the quiz open and the next group unlocked', () => {
    storeProgress(v3, 15, 1);
    const quizzes = v3.groups.flatMap(({ blocks }) =>
      blocks.flatMap(({ parts }) => parts.flatMap((part) => (part.type === 'quiz' ? [part.id] : []))),
    );
    const chosen = Object.fromEntries(quizzes.map((id) => [id, 'Palavras de uma versão anterior']));
    writeDevice(`${v3.storageKey}Answers`, JSON.stringify({ version: 1, chosen }));
    renderCourse(v3);
    expect(screen.queryByText(/^(Inc|C)orreto/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Continuar' }).getAttribute('aria-disabled')).toBeNull();
  });

  it.each(['batata', '{"version":2,"chosen":{}}', '{"version":1,"chosen":{"a":1}}'])(
    'that are damaged («%s») read as none and log a warning',
    (damagedText) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      storeProgress(v3, 15, 1);
      writeDevice(`${v3.storageKey}Answers`, damagedText);
      renderCourse(v3);
      expect(screen.getByRole('button', { name: 'Continuar' }).getAttribute('aria-disabled')).toBe('true');
      expect(warn).toHaveBeenCalledWith(expect.stringContaining(`${v3.storageKey}Answers`));
    },
  );
});

describe('stored progress', () => {
  it('that another tab has advanced is not counted twice', async () => {
    const { user, shell } = renderCourse(v3);
    // Written by another tab before the storage event arrives here.
    localStorage.setItem(v3.storageKey, '15');
    localStorage.setItem(`${v3.storageKey}State`, '{"done":[1]}');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(readPoints()).toBe('15 de 200');
    expect(blockTitles()).toHaveLength(3);
    expect(shell.log.notices).toEqual([]);
  });

  it('is described as stored only when storage is writable', () => {
    const { unmount } = renderCourse(v3);
    expect(screen.getByText(/O progresso fica guardado neste dispositivo/)).toBeTruthy();
    unmount();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const throwQuotaExceeded = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: throwQuotaExceeded, removeItem: () => {} });
    renderCourse(v3);
    expect(screen.queryByText(/fica guardado neste dispositivo|ficam só neste dispositivo/)).toBeNull();
    expect(screen.getAllByText(/dura só enquanto o site estiver aberto/).length).toBeGreaterThan(0);
    vi.unstubAllGlobals();
  });

  it('of a finished course restores goal and medal when the points are damaged', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const course = { ...v2, storageKey: 'damagedPoints' };
    storeProgress(course, 120, 5);
    writeDevice(course.storageKey, 'batata');
    renderCourse(course);
    expect(readPoints()).toBe('120 de 120');
    expect(screen.getByText('Ganhou 120 pontos.')).toBeTruthy();
    expect(warn).toHaveBeenCalled();
  });

  it.each(['batata', '-5', '1.5', '{"a":1}', 'NaN', 'null'])(
    'falls back to zero on «%s» and logs a warning',
    (damagedText) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      writeDevice(v3.storageKey, damagedText);
      renderCourse(v3);
      expect(readPoints()).toBe('0 de 200');
      expect(warn).toHaveBeenCalledWith(expect.stringContaining(v3.storageKey));
    },
  );

  it.each(['x', '[]', '{"done":"1"}', '{"done":[-1]}'])(
    'starts at the first group on the state «%s»',
    (damagedText) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      writeDevice(`${v3.storageKey}State`, damagedText);
      renderCourse(v3);
      expect(blockTitles()).toHaveLength(1);
      expect(warn).toHaveBeenCalled();
    },
  );

  it('syncs with another tab', async () => {
    renderCourse(v3);
    localStorage.setItem(v3.storageKey, '15');
    localStorage.setItem(`${v3.storageKey}State`, '{"done":[1]}');
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: v3.storageKey }));
      dispatchEvent(new StorageEvent('storage', { key: `${v3.storageKey}State` }));
    });
    expect(readPoints()).toBe('15 de 200');
    expect(blockTitles()).toHaveLength(3);
  });

  it('persists when a release adds a block', () => {
    const last = v3.groups.at(-1);
    const block = last?.blocks[0];
    if (!last || !block) throw new Error('V3 has no groups.');
    const longerCourse: Course = {
      ...v3,
      groups: [...v3.groups, { ...last, group_id: 14, blocks: [{ ...block, id: 19, title: 'Novo' }] }],
    };
    storeProgress(v3, 200, 13);
    renderCourse(longerCourse);
    expect(readPoints()).toBe('200 de 200');
    expect(blockTitles().at(-1)).toBe('Novo');
    expect(screen.getByText('Medalha desbloqueada')).toBeTruthy();
  });
});

describe('course restart', () => {
  it('lists the data to erase, erases that course only, and focuses the first block', async () => {
    storeProgress(v3, 90, 6);
    storeProgress(v2, 20, 1);
    const { user, shell } = renderCourse(v3);
    await user.click(screen.getByRole('checkbox', { name: 'Papel' }));
    await user.click(screen.getByRole('button', { name: 'Começar de novo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Começar este curso de novo?' });
    expect(
      within(dialog).getByText(
        'Vai apagar deste dispositivo os seus 90 pontos, os 6 módulos concluídos e o que escreveu numa atividade. Não é possível voltar atrás. Os outros cursos ficam como estão.',
      ),
    ).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Manter o progresso' }));
    expect(readPoints()).toBe('90 de 200');

    await user.click(screen.getByRole('button', { name: 'Começar de novo' }));
    await user.click(await screen.findByRole('button', { name: 'Apagar e começar' }));
    expect(readPoints()).toBe('0 de 200');
    expect(blockTitles()).toEqual(['O que é o Microsoft Copilot']);
    expect(Object.keys(localStorage).filter((key) => key.startsWith(v3.storageKey))).toEqual([]);
    expect(localStorage.getItem('mfe-courses.written.copilot-v3')).toBeNull();
    expect(localStorage.getItem(v2.storageKey)).toBe('20');
    expect(shell.log.notices.at(-1)?.message).toMatch(/^O curso voltou ao início/);
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('O que é o Microsoft Copilot'));
  });

  it('removes the questions of that course from «Rever» and leaves the others', async () => {
    const memory = { due: '2026-01-02T10:00:00.000Z', stability: 1 };
    const wrong = { 'copilot-v2-papel': memory, 'mscopilot-notas': memory };
    writeDevice('courseReviews', JSON.stringify({ version: 1, questions: wrong }));
    const { user } = renderCourse({ ...v2, storageKey: 'reviewedPoints' });
    await user.click(screen.getByRole('button', { name: 'Começar de novo' }));
    expect(
      await screen.findByText(/Vai apagar deste dispositivo a pergunta que tem para rever\./),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Apagar e começar' }));
    expect(JSON.parse(localStorage.getItem('courseReviews') ?? '').questions).toEqual({
      'mscopilot-notas': memory,
    });
  });

  it('is not offered when nothing is stored', () => {
    renderCourse(v3);
    expect(screen.queryByRole('button', { name: 'Começar de novo' })).toBeNull();
  });
});
