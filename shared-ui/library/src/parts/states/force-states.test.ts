import { expect, test } from 'vitest';
import { entries } from '../examples/library-sets.ts';
import { forcedSelector, forceState } from './force-states.ts';
import { COMPONENTS_WITH_STATES } from './with-states.ts';

test('forcedSelector replaces the states of pointer and focus by attributes', () => {
  expect(forcedSelector('.a:hover')).toBe('.a[data-forced~="hover"]');
  expect(forcedSelector('.a:has(:focus-visible)')).toBe('.a:has([data-forced~="focus-visible"])');
  expect(forcedSelector('a:focus, a:active > b')).toBe(
    'a[data-forced~="focus"], a[data-forced~="active"] > b',
  );
  expect(forcedSelector('.a:not(:disabled):hover')).toBe('.a:not(:disabled)[data-forced~="hover"]');
});

test('forcedSelector leaves other selectors, negated states and its own result alone', () => {
  for (const selector of ['.a:checked', '.a:not(:focus, :active)', '.hover', '.a[data-forced~="hover"]'])
    expect(forcedSelector(selector)).toBeNull();
});

test('forceState marks the element, and around it what the pointer or the focus would', () => {
  const root = document.createElement('div');
  const label = root.appendChild(document.createElement('label'));
  const input = label.appendChild(document.createElement('input'));
  forceState(root, 'input', 'focus');
  expect([root, label, input].map((element) => element.getAttribute('data-forced'))).toEqual([
    null,
    'focus-within',
    'focus focus-visible focus-within',
  ]);
  forceState(root, 'input', 'active');
  expect(label.getAttribute('data-forced')).toBe('hover active');
});

test('every component with states is in the library', () => {
  const slugs = entries.map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining([...COMPONENTS_WITH_STATES]));
});
