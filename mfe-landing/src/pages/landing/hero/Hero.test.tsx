import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Hero } from './Hero.tsx';
import { computeHeroStyle } from './use-hero-scroll.ts';

describe('Hero', () => {
  it('has one title and links to learning, signing and the next section', () => {
    render(
      <ShellProvider shell={fakeShell()}>
        <Hero />
      </ShellProvider>,
    );
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const hash = (name: string | RegExp) => (screen.getByRole('link', { name }) as HTMLAnchorElement).hash;
    expect(hash('Aprender IA')).toBe('#learn');
    expect(hash('Assinar o Manifesto')).toBe('#manifesto');
    expect(hash(/Descer/)).toBe('#manifesto');
  });

  it('fades over 500 px and shifts by 0.4 of the scroll', () => {
    expect(computeHeroStyle(0)).toEqual({ opacity: 1, shift: 0 });
    expect(computeHeroStyle(250)).toEqual({ opacity: 0.5, shift: 100 });
    expect(computeHeroStyle(500)).toEqual({ opacity: 0, shift: 200 });
    expect(computeHeroStyle(900).opacity).toBe(0);
  });

  it('is static during overscroll at the top', () => {
    expect(computeHeroStyle(-80)).toEqual({ opacity: 1, shift: 0 });
  });
});
