import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { course as v3 } from '../../content/copilot-v3/course.ts';
import { blockTitles, renderCourse, storeProgress } from './CoursePage.test-scene.tsx';

// Confetti needs a canvas, which happy-dom lacks.
vi.mock('@ia/shared-ui/confetti', () => ({ celebrate: async () => {} }));

// A finished course is long, and testing-library computes the role of each element.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const blocks = v3.groups.flatMap((group) => group.blocks);
/** Titles of the blocks in the print version. */
const printedTitles = () => {
  const paper = document.querySelector('[data-printing="page"]');
  return [...(paper?.querySelectorAll('article h3') ?? [])].map(({ textContent }) => textContent);
};

describe('PrintedCourse', () => {
  const renderPrintVersion = () => {
    vi.stubGlobal('print', vi.fn());
    renderCourse(v3);
    fireEvent.click(screen.getByRole('button', { name: 'Imprimir o curso completo' }));
  };

  it('contains every block before printing', () => {
    renderPrintVersion();
    expect(printedTitles()).toEqual(expect.arrayContaining(blocks.map(({ title }) => title)));
  });

  it('shows quizzes as questions, with the solutions at the end', () => {
    renderPrintVersion();
    expect(screen.getByRole('heading', { name: 'Soluções', hidden: true })).toBeTruthy();
    expect(screen.getByText(/É isso que a proteção de dados empresarial garante/)).toBeTruthy();
    expect(
      screen.getByText(/Só o regulamento diz qual está certa/),
      'a sample answer for each activity',
    ).toBeTruthy();
  });

  it('unmounts after printing', () => {
    renderPrintVersion();
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(blockTitles()).toHaveLength(1);
  });

  it('has only the open blocks, and names its button, when the browser prints without the button', async () => {
    storeProgress(v3, 45, 3);
    const { user } = renderCourse(v3);
    const [first, , , current] = v3.groups.map((group) => group.blocks.map(({ title }) => title));
    const print = () => act(() => void dispatchEvent(new Event('beforeprint')));
    print();
    expect(printedTitles()).toEqual(current);
    expect(screen.getByText(/O botão «Imprimir o curso completo», ao fundo da página/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Soluções', hidden: true })).toBeNull();
    act(() => void dispatchEvent(new Event('afterprint')));

    await user.click(screen.getByRole('button', { name: first?.[0] }));
    print();
    expect(printedTitles(), 'also a finished block that was unfolded').toEqual([
      first?.[0],
      ...(current ?? []),
    ]);
  });
});
