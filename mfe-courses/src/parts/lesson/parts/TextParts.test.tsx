import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { course } from '../../../content/descobrir-a-ia/course.ts';
import type { PartOf } from '../../../content/schema.ts';
import { Figure } from './TextParts.tsx';

const figures = course.groups
  .flatMap(({ blocks }) => blocks)
  .flatMap(({ parts }) => parts)
  .filter((part): part is PartOf<'figure'> => part.type === 'figure');

it('Figure links to its source', () => {
  expect(figures.length).toBeGreaterThan(1);
  for (const part of figures) {
    const { unmount } = render(
      <ShellProvider shell={fakeShell()}>
        <Figure part={part} />
      </ShellProvider>,
    );
    const link = screen.getByRole('link', { name: new RegExp(`^${part.source.publisher}`) });
    expect(link).toHaveProperty('href', part.source.url);
    unmount();
  }
});
