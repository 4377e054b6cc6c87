import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Community } from './Community.tsx';
import { SuggestionCard } from './SuggestionCard.tsx';

// The URL of one suggestion: sharing it, and opening it even when text was appended to it.

vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => localStorage.clear());
afterEach(() => Reflect.deleteProperty(navigator, 'share'));

const ID = '8b0f3a52-6f0e-4f7a-9c53-2d8f5f0f3a11';
const suggestion = {
  id: ID,
  suggestion_text: 'Levar a IA às bibliotecas',
  status: 'approved',
  author: null,
  created_at: '2026-11-02T10:00:00.000Z',
  upvotes: 0,
  is_example: false,
};

// Apps and social networks append punctuation or tracking parameters to a shared URL.
it.each(['', '.', ')', '»,', '?fbclid=IwAR0abc', '&utm_source=facebook'])(
  'Community opens the suggestion of a URL that ends with «%s»',
  async (appended) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      return new Response(JSON.stringify([suggestion]), {
        headers: { 'content-type': 'application/json' },
      });
    });
    const shell = fakeShell({
      backend: () => ({ url: 'http://127.0.0.1:9', publishableKey: 'sb_publishable_teste' }),
      route: { path: '/manifesto-cocreate', query: { sugestao: `${ID}${appended}` }, anchor: null },
    });
    const suggestions = {
      status: 'ready',
      data: { items: [], examples: [], published: 0, found: null, next: null, asOf: '', fresh: [] },
    };
    render(
      <ShellProvider shell={shell}>
        <Community
          suggestions={suggestions as never}
          filter={{ order: 'support', search: '', principle: '' }}
          onFilter={() => {}}
          onShown={() => {}}
          principles={null}
        />
      </ShellProvider>,
    );
    expect(await screen.findByText('Levar a IA às bibliotecas')).toBeTruthy();
    expect(screen.queryByText('Não encontrámos a sugestão desta ligação.')).toBeNull();
  },
);

it('SuggestionCard shares a clean URL through the system share sheet', async () => {
  const share = vi.fn(async () => {});
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  render(
    <ShellProvider shell={fakeShell()}>
      <SuggestionCard suggestion={suggestion} onReport={() => {}} />
    </ShellProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Partilhar' }));
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'Uma sugestão para o Manifesto IA para Todos',
    url: expect.stringMatching(new RegExp(`/#/manifesto-cocreate\\?sugestao=${ID}$`)),
  });
});
