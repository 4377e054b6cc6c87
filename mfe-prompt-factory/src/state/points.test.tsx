import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addPoint, MILESTONES, usePoints } from './points.ts';

beforeEach(() => localStorage.clear());

describe('one point more', () => {
  it('stops at 15', () => {
    expect(addPoint(14)).toEqual({ points: 15, reached: 15 });
    expect(addPoint(15)).toEqual({ points: 15, reached: null });
  });

  it('is told of at 1, 5, 10 and 15 only', () => {
    const told = Array.from({ length: 20 }, (_, points) => addPoint(points).reached).filter(Boolean);
    expect(told).toEqual([...MILESTONES]);
  });
});

describe('points on this device', () => {
  it('are kept under the specified key, up to the medal', () => {
    const told = vi.fn();
    const { result } = renderHook(() => usePoints('promptFactoryPoints', told));
    for (let i = 0; i < 17; i += 1) act(() => result.current.earn());
    expect(result.current).toMatchObject({ points: 15, unlocked: true });
    expect(localStorage.getItem('promptFactoryPoints')).toBe('15');
    expect(told.mock.calls.flat()).toEqual([1, 5, 10, 15]);
  });

  it('of the two pages are counted apart', () => {
    const { result } = renderHook(() => usePoints('promptFactoryPointsV2', () => {}));
    act(() => result.current.earn());
    expect(localStorage.getItem('promptFactoryPointsV2')).toBe('1');
    expect(localStorage.getItem('promptFactoryPoints')).toBeNull();
  });

  it.each([
    ['99', 15],
    ['-3', 0],
    ['7.9', 7],
  ])('that say %s count as %i', (stored, points) => {
    localStorage.setItem('promptFactoryPoints', stored);
    expect(renderHook(() => usePoints('promptFactoryPoints', () => {})).result.current.points).toBe(points);
  });

  it('are 0 when what is stored makes no sense, which is logged', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem('promptFactoryPoints', 'muitos');
    expect(renderHook(() => usePoints('promptFactoryPoints', () => {})).result.current.points).toBe(0);
    expect(warn).toHaveBeenCalled();
  });

  it('go on in memory when the device refuses to store', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { result } = renderHook(() => usePoints('promptFactoryPointsV2', () => {}));
    act(() => result.current.earn());
    expect(result.current.points).toBe(1);
  });
});
