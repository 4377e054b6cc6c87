import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DataIcon, isIconName } from './DataIcon.tsx';
import { Icon } from './Icon.tsx';
import { ShieldCheck } from './icons.ts';

const renderMarkup = (name: string | null) => render(<DataIcon name={name} />).container.innerHTML;

test('Icon is hidden without a label and named with one', () => {
  const { rerender } = render(<Icon icon={ShieldCheck} />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Icon icon={ShieldCheck} label="Protegido" />);
  expect(screen.getByRole('img', { name: 'Protegido' })).toBeDefined();
});

test('DataIcon accepts several name formats', () => {
  expect(renderMarkup('BookOpen')).toBe(renderMarkup('book-open'));
  expect(renderMarkup('book_open')).toBe(renderMarkup('book-open'));
  expect(isIconName('BookOpen')).toBe(true);
});

test('DataIcon draws the neutral icon for an unknown or missing name', () => {
  expect(isIconName('inventado')).toBe(false);
  expect(renderMarkup('inventado')).toContain('<svg');
  expect(renderMarkup(null)).toBe(renderMarkup('inventado'));
  expect(renderMarkup('inventado')).not.toBe(renderMarkup('book-open'));
  // A property that every object inherits is no icon name.
  expect(renderMarkup('constructor')).toBe(renderMarkup('inventado'));
});
