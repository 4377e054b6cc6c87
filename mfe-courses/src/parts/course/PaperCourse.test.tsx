import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { course as v3 } from '../../content/copilot-v3/course.ts';
import { blockTitles, open } from './CoursePage.test-scene.tsx';

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
});
