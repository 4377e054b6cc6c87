import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { course as v3 } from '../../content/copilot-v3/course.ts';
import { blockTitles, open, seed } from './CoursePage.test-scene.tsx';

// happy-dom has no canvas.
vi.mock('@ia/shared-ui/confetti', () => ({ celebrate: async () => {} }));

// A finished course is long, and roles are computed for each of its elements.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => localStorage.clear());

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
    expect(
      screen.getByText(/Só o regulamento diz qual está certa/),
      'an answer to each activity',
    ).toBeTruthy();
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
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Nome/ });
    expect(document.activeElement).toBe(field);
    await user.paste('a'.repeat(81));
    await user.click(screen.getByRole('button', { name: 'Imprimir o certificado' }));
    expect(screen.getByText('O nome tem mais de 80 caracteres. Escreva uma forma mais curta.')).toBeTruthy();
    expect(field.value, 'what was pasted is not cut in silence').toHaveLength(81);
    expect(print).not.toHaveBeenCalled();
    await user.clear(field);
    await user.paste('Inês Araújo');
    await user.click(screen.getByRole('button', { name: 'Imprimir o certificado' }));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.getByText('Inês Araújo')).toBeTruthy();
    expect(screen.getByText('Copilot para a CML', { selector: 'strong' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Certificado de participação', hidden: true })).toBeTruthy();
    expect(Object.values({ ...localStorage }).join(' ')).not.toContain('Inês');
  });
});
