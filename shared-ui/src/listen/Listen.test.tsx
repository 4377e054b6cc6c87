import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Listen } from './Listen.tsx';
import { extractPieces, splitIntoPieces } from './pieces.ts';
import { findLocalVoice } from './voices.ts';

type FakeUtterance = { text: string; lang: string; onend?: () => void; onerror?: () => void };
const voice = (lang: string, localService = true) => ({ lang, localService }) as SpeechSynthesisVoice;

/** Fake speech synthesis that ends an utterance on request. */
function fakeSpeech(voices: SpeechSynthesisVoice[]) {
  const speech = Object.assign(new EventTarget(), {
    utterances: [] as FakeUtterance[],
    voices,
    getVoices: () => speech.voices,
    speak: (utterance: FakeUtterance) => void speech.utterances.push(utterance),
    cancel: vi.fn(),
    finish: () => act(() => speech.utterances.at(-1)?.onend?.()),
  });
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = '';
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  return speech;
}

const renderedPage = () => (
  <main lang="pt-PT">
    <Listen />
    <h1>A IA para todos</h1>
    <p>
      Um <strong>texto</strong> com <a href="#la">uma ligação</a>.
    </p>
    <p lang="en">Have a nice day.</p>
    <button type="button">Concordo</button>
    <p hidden>Escondido</p>
    <p aria-hidden="true">Enfeite</p>
    <form>
      <label>
        O seu nome <input defaultValue="Inês" />
      </label>
    </form>
  </main>
);

beforeEach(() => vi.unstubAllGlobals());
afterEach(() => vi.unstubAllGlobals());

test('Listen renders nothing without a local European Portuguese voice', () => {
  const speech = fakeSpeech([voice('pt-BR'), voice('en-US'), voice('pt-PT', false)]);
  render(renderedPage());
  expect(screen.queryByRole('button', { name: 'Ouvir esta página' })).toBeNull();
  // Browsers load voices asynchronously.
  speech.voices = [voice('pt_PT')];
  act(() => void speech.dispatchEvent(new Event('voiceschanged')));
  expect(screen.getByRole('button', { name: 'Ouvir esta página' })).toBeTruthy();
});

test('Listen reads the page text in order, without controls and hidden text', async () => {
  const speech = fakeSpeech([voice('pt-PT'), voice('en-GB')]);
  render(renderedPage());
  await userEvent.click(screen.getByRole('button', { name: 'Ouvir esta página' }));
  await vi.waitFor(() => expect(speech.utterances).toHaveLength(1));
  speech.finish();
  speech.finish();
  expect(speech.utterances.map(({ text, lang }) => [text, lang])).toEqual([
    ['A IA para todos', 'pt-PT'],
    ['Um texto com uma ligação.', 'pt-PT'],
    ['Have a nice day.', 'en-GB'],
  ]);
  speech.finish();
  expect(screen.getByRole('button', { name: 'Ouvir esta página' }), 'button after the end').toBeTruthy();
});

test('Listen pauses, resumes with the same piece, and stops with the focus on its button', async () => {
  const speech = fakeSpeech([voice('pt-PT')]);
  const { unmount } = render(renderedPage());
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Ouvir esta página' }));
  await vi.waitFor(() => expect(speech.utterances).toHaveLength(1));
  speech.finish();
  await user.click(screen.getByRole('button', { name: 'Pausar' }));
  // The browser fires `end` for the cancelled utterance.
  speech.finish();
  expect(speech.utterances).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Continuar a ouvir' }));
  expect(speech.utterances.at(-1)?.text).toBe('Um texto com uma ligação.');
  await user.click(screen.getByRole('button', { name: 'Parar' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ouvir esta página' }));
  await user.click(screen.getByRole('button', { name: 'Ouvir esta página' }));
  await screen.findByRole('button', { name: 'Parar' });
  await vi.waitFor(() => expect(speech.utterances).toHaveLength(4));
  speech.cancel.mockClear();
  unmount();
  expect(speech.cancel, 'cancelled on unmount').toHaveBeenCalled();
});

test('splitIntoPieces returns pieces short enough for Chromium, without losing text', () => {
  const long = `${'palavra '.repeat(60)}e fim. Outra frase, curta. ${'x'.repeat(400)}`;
  const pieces = splitIntoPieces(long);
  for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(180);
  expect(pieces.join('').replace(/\s/g, '')).toBe(long.replace(/\s/g, ''));
  expect(splitIntoPieces('· 1.')).toEqual(['· 1.']);
  expect(splitIntoPieces('—')).toEqual([]);
});

test('extractPieces separates nested list items; findLocalVoice accepts no Brazilian voice', () => {
  document.body.innerHTML = '<ul id="l"><li>Um<ul><li>Dois</li></ul></li><li>Três</li></ul>';
  const list = document.querySelector('#l');
  expect(list && extractPieces(list).map(({ text }) => text)).toEqual(['Um', 'Dois', 'Três']);
  expect(findLocalVoice([voice('pt-BR')], 'pt')).toBeUndefined();
});
