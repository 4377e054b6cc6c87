import { writeDevice } from '@ia/shared-services/storage';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { course } from '../../content/descobrir-a-ia/course.ts';
import { secondPart } from '../../content/descobrir-a-ia/part-2.ts';
import { readPoints, renderCourse } from './CoursePage.test-scene.tsx';
import { SecondPart } from './SecondPart.tsx';

const celebrate = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('@ia/shared-ui/confetti', () => ({ celebrate }));

// Four long lessons, and testing-library computes the role of each element.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => localStorage.clear());

const loadSecondPart = async () => ({ secondPart, SecondPart });
// Query by id and text: queries by role take seconds in four long lessons.
const findSection = () => document.getElementById('parte-2') as HTMLElement;
const readState = () => JSON.parse(localStorage.getItem(`${course.storageKey}State`) ?? 'null');

async function openBlock(user: ReturnType<typeof renderCourse>['user'], title: string) {
  const toggle = await within(findSection()).findByText(title, { selector: 'button' });
  await user.click(toggle);
  return toggle.closest('article') as HTMLElement;
}

describe('second part of a course', () => {
  it('is unlocked from the start, counts separately, and ends with a message but no reward', async () => {
    const { user, shell } = renderCourse(course, {}, loadSecondPart);
    for (const { title } of secondPart) {
      const block = await openBlock(user, title);
      await user.click(within(block).getByText('Marcar como concluído'));
    }
    expect(readState().done).toEqual([10, 11, 12, 13]);
    expect(within(findSection()).getByText('Parte 2, bloco 4 de 4, concluído')).toBeTruthy();
    const end = within(findSection()).getByText('Fez também a parte 2');
    await vi.waitFor(() => expect(document.activeElement).toBe(end));
    expect(localStorage.getItem(course.storageKey) ?? '0').toBe('0');
    expect(shell.log.notices).toEqual([]);
    expect(celebrate).not.toHaveBeenCalled();
    // Points and the next block of the course itself are unaffected.
    expect(readPoints()).toBe('0 de 150');
    expect(screen.queryByText('Bloco 2 de 9')).toBeNull();
    expect(screen.queryByText('Medalha desbloqueada')).toBeNull();
  });

  it('does not affect the points and medal of the course', async () => {
    const ownCourse = { ...course, storageKey: 'coursePoints' };
    writeDevice(ownCourse.storageKey, '120');
    writeDevice(`${ownCourse.storageKey}State`, '{"done":[1,2,3,4,5,6,7,8,10,11]}');
    const { user, shell } = renderCourse(ownCourse, {}, loadSecondPart);
    expect(readPoints()).toBe('120 de 150');
    await user.click(screen.getByRole('button', { name: 'Concluir o último bloco' }));
    expect(localStorage.getItem(ownCourse.storageKey)).toBe('150');
    expect(screen.getByText('Ganhou 150 pontos.')).toBeTruthy();
    expect(shell.log.announcements).toEqual([course.medal.notice]);
  });

  it('shows prerequisites, contacts and the date of verification', async () => {
    const { user } = renderCourse(course, {}, loadSecondPart);
    const withPrerequisites = await openBlock(user, 'IA no trabalho e na escola');
    expect(withPrerequisites.textContent).toContain(
      'É melhor fazer antes: «O seu primeiro bom pedido» e «Desafio: e se for inventado?».',
    );
    const block = await openBlock(user, 'Burlas e falsificações');
    expect(block.textContent).not.toContain('É melhor fazer antes');
    const call = within(block).getByRole('link', { name: 'Ligar para o 800 21 90 90' });
    expect(call.getAttribute('href')).toBe('tel:800219090');
    const visit = within(block).getByRole('link', { name: /^policiajudiciaria.pt\/unc3t/ });
    expect(visit.getAttribute('href')).toBe('https://policiajudiciaria.pt/unc3t');
    expect(visit.textContent).toContain('abre num novo separador');
    expect(block.textContent).toContain(
      'Lista reunida em 21 de novembro de 2026, a partir de cópias das páginas das próprias entidades e da imprensa. Ainda não confirmámos estes números por telefone. Se um número',
    );
  });

  it('explains a failed download while the course works', async () => {
    renderCourse(course, {}, () => Promise.reject(new Error('offline')));
    expect(await within(findSection()).findByText(/^Não foi possível abrir a parte 2/)).toBeTruthy();
    expect(screen.getAllByText('Bloco 1 de 9').length).toBeGreaterThan(0);
  });

  it('restarts with its course', async () => {
    writeDevice(`${course.storageKey}State`, '{"done":[10,12]}');
    const { user } = renderCourse(course, {}, loadSecondPart);
    await user.click(screen.getByText('Começar de novo'));
    expect(await screen.findByText(/Vai apagar deste dispositivo os 2 blocos concluídos\./)).toBeTruthy();
    await user.click(screen.getByText('Apagar e começar'));
    expect(readState()).toBeNull();
    expect(await within(findSection()).findByText('Parte 2, bloco 1 de 4')).toBeTruthy();
  });
});
