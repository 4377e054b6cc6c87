import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addPoint, MILESTONES, usePoints } from './points.ts';

beforeEach(() => localStorage.clear());

describe('addPoint', () => {
  it('stops at 15', () => {
    expect(addPoint(14)).toEqual({ points: 15, reached: 15 });
    expect(addPoint(15)).toEqual({ points: 15, reached: null });
  });

  it('reports milestones at 1, 5, 10 and 15 only', () => {
    const reached = Array.from({ length: 20 }, (_, points) => addPoint(points).reached).filter(Boolean);
    expect(reached).toEqual([...MILESTONES]);
  });
});

describe('usePoints', () => {
  it('stores points under the specified key, up to the medal', () => {
    const onMilestone = vi.fn();
    const { result } = renderHook(() => usePoints('promptFactoryPoints', onMilestone));
    for (let i = 0; i < 17; i += 1) act(() => result.current.earn());
    expect(result.current).toMatchObject({ points: 15, unlocked: true });
    expect(localStorage.getItem('promptFactoryPoints')).toBe('15');
    expect(onMilestone.mock.calls.flat()).toEqual([1, 5, 10, 15]);
  });

  it('stores the points of each page under its own key', () => {
    const { result } = renderHook(() => usePoints('promptFactoryPointsV2', () => {}));
    act(() => result.current.earn());
    expect(localStorage.getItem('promptFactoryPointsV2')).toBe('1');
    expect(localStorage.getItem('promptFactoryPoints')).toBeNull();
  });

  it.each([
    ['99', 15],
    ['-3', 0],
    ['7.9', 7],
  ])('reads a stored %s as %i', (stored, points) => {
    localStorage.setItem('promptFactoryPoints', stored);
    expect(renderHook(() => usePoints('promptFactoryPoints', () => {})).result.current.points).toBe(points);
  });

  it('reads an invalid stored value as 0 and logs it', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem('promptFactoryPoints', 'muitos');
    expect(renderHook(() => usePoints('promptFactoryPoints', () => {})).result.current.points).toBe(0);
    expect(warn).toHaveBeenCalled();
  });

  it('continues in memory when the device refuses storage', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { result } = renderHook(() => usePoints('promptFactoryPointsV2', () => {}));
    act(() => result.current.earn());
    expect(result.current.points).toBe(1);
  });
});
