import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DataIcon, isIconName } from './DataIcon.tsx';
import { Icon } from './Icon.tsx';
import { ShieldCheck } from './icons.ts';

const drawn = (name: string | null) => render(<DataIcon name={name} />).container.innerHTML;

test('icon is hidden without a label and named with one', () => {
  const { rerender } = render(<Icon icon={ShieldCheck} />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Icon icon={ShieldCheck} label="Protegido" />);
  expect(screen.getByRole('img', { name: 'Protegido' })).toBeDefined();
});

test('DataIcon accepts several name formats', () => {
  expect(drawn('BookOpen')).toBe(drawn('book-open'));
  expect(drawn('book_open')).toBe(drawn('book-open'));
  expect(isIconName('BookOpen')).toBe(true);
});

test('DataIcon draws the neutral icon for an unknown or missing name', () => {
  expect(isIconName('inventado')).toBe(false);
  expect(drawn('inventado')).toContain('<svg');
  expect(drawn(null)).toBe(drawn('inventado'));
  expect(drawn('inventado')).not.toBe(drawn('book-open'));
  expect(drawn('constructor')).toBe(drawn('inventado'));
});
