import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { course as v3 } from '../../content/copilot-v3/course.ts';
import { blockTitles, renderCourse } from './CoursePage.test-scene.tsx';

// Confetti needs a canvas, which happy-dom lacks.
vi.mock('@ia/shared-ui/confetti', () => ({ celebrate: async () => {} }));

// A finished course is long, and testing-library computes the role of each element.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => localStorage.clear());

describe('PrintedCourse', () => {
  const renderPrintVersion = () => {
    renderCourse(v3);
    act(() => void dispatchEvent(new Event('beforeprint')));
  };

  it('contains every block before printing', () => {
    renderPrintVersion();
    for (const block of v3.groups.flatMap((group) => group.blocks)) {
      expect(
        screen.getAllByRole('heading', { name: block.title, level: 3, hidden: true }).length,
      ).toBeGreaterThan(0);
    }
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
});
