import { garbage, refusal, status, text } from './answers.ts';
import { FAILED, noKey, type TextOutcome } from './outcome.ts';

const WORDS = ['Avó e neto 👵', 'aprendem IA', ' à mesa: «É simples!» 🎉'];
const ANSWER = WORDS.join('');
const rough = { crlf: true, comments: true, splitBytes: true } as const;

export const TEXT_OUTCOMES: TextOutcome[] = [
  {
    name: 'Gemini answers',
    script: { gemini: text(WORDS) },
    asked: ['gemini'],
    failures: [],
    expect: { text: ANSWER, provider: 'gemini' },
  },
  {
    name: 'Gemini takes a while',
    script: { gemini: text(WORDS, { firstDelayMs: 150, pieceDelayMs: 20 }) },
    expect: { text: ANSWER, provider: 'gemini' },
  },
  {
    name: 'Gemini has no quota left (429): OpenRouter answers',
    script: { gemini: status(429), openrouter: text(WORDS) },
    asked: ['gemini', 'openrouter'],
    failures: ['Gemini answered with error 429.'],
    expect: { text: ANSWER, provider: 'openrouter' },
  },
  {
    name: 'Gemini and OpenRouter are down (500): Hugging Face answers',
    script: { gemini: status(500), openrouter: status(500), huggingface: text(WORDS) },
    asked: ['gemini', 'openrouter', 'huggingface'],
    expect: { text: ANSWER, provider: 'huggingface' },
  },
  {
    name: 'everyone is down',
    script: { gemini: status(500), openrouter: status(503), huggingface: status(429) },
    failures: [
      'Gemini answered with error 500.',
      'OpenRouter answered with error 503.',
      'Hugging Face answered with error 429.',
    ],
    expect: FAILED,
  },
  {
    name: 'Gemini reports an error in mid-stream: OpenRouter starts over',
    script: { gemini: text('Metade', { ending: 'error' }), openrouter: text(WORDS) },
    failures: ['Gemini answered with error 503.'],
    expect: { text: ANSWER, provider: 'openrouter', restarts: 1 },
  },
  {
    name: 'Gemini is cut off between two events: OpenRouter starts over',
    script: { gemini: text('Metade', { ending: 'cut' }), openrouter: text(WORDS) },
    failures: ['Gemini stopped before the end of its answer.'],
    expect: { text: ANSWER, provider: 'openrouter', restarts: 1 },
  },
  {
    name: 'Gemini is cut off inside an event: OpenRouter starts over',
    script: { gemini: text('Metade', { ending: 'cut-in-event' }), openrouter: text(WORDS) },
    expect: { text: ANSWER, provider: 'openrouter', restarts: 1 },
  },
  {
    name: 'OpenRouter breaks in mid-stream too: Hugging Face starts over again',
    script: {
      gemini: text('Metade', { ending: 'error' }),
      openrouter: text('Quase', { ending: 'error' }),
      huggingface: text(WORDS),
    },
    failures: ['Gemini answered with error 503.', 'OpenRouter answered with error 502.'],
    expect: { text: ANSWER, provider: 'huggingface', restarts: 2 },
  },
  {
    name: 'OpenRouter is cut off: Hugging Face starts over',
    script: { gemini: status(429), openrouter: text('Metade', { ending: 'cut' }), huggingface: text(WORDS) },
    failures: ['Gemini answered with error 429.', 'OpenRouter stopped before the end of its answer.'],
    expect: { text: ANSWER, provider: 'huggingface', restarts: 1 },
  },
  {
    name: 'the last provider breaks in mid-stream',
    script: {
      gemini: status(429),
      openrouter: status(429),
      huggingface: text('Metade', { ending: 'error' }),
    },
    expect: FAILED,
  },
  {
    name: 'the last provider is cut off',
    script: { gemini: status(429), openrouter: status(429), huggingface: text('Metade', { ending: 'cut' }) },
    expect: FAILED,
  },
  {
    name: 'Gemini sends a page instead of a stream: OpenRouter answers',
    script: { gemini: garbage, openrouter: text(WORDS) },
    expect: { text: ANSWER, provider: 'openrouter' },
  },
  {
    name: 'everyone sends a page instead of a stream',
    script: { gemini: garbage, openrouter: garbage, huggingface: garbage },
    expect: FAILED,
  },
  {
    name: 'Gemini sends one unreadable chunk: the rest is shown',
    script: { gemini: text(WORDS, { garbageChunk: true }) },
    failures: [],
    expect: { text: ANSWER, provider: 'gemini' },
  },
  {
    name: 'OpenRouter sends one unreadable chunk: the rest is shown',
    script: { gemini: status(500), openrouter: text(WORDS, { garbageChunk: true }) },
    expect: { text: ANSWER, provider: 'openrouter' },
  },
  {
    name: 'Hugging Face sends one unreadable chunk: the rest is shown',
    script: {
      gemini: status(500),
      openrouter: status(500),
      huggingface: text(WORDS, { garbageChunk: true }),
    },
    expect: { text: ANSWER, provider: 'huggingface' },
  },
  {
    name: 'Gemini: CRLF, comment lines, characters split across chunks',
    script: { gemini: text(WORDS, rough) },
    expect: { text: ANSWER, provider: 'gemini' },
  },
  {
    name: 'OpenRouter: CRLF, comment lines, characters split across chunks',
    script: { gemini: status(500), openrouter: text(WORDS, rough) },
    expect: { text: ANSWER, provider: 'openrouter' },
  },
  {
    name: 'Hugging Face: CRLF, comment lines, characters split across chunks',
    script: { gemini: status(500), openrouter: status(500), huggingface: text(WORDS, rough) },
    expect: { text: ANSWER, provider: 'huggingface' },
  },
  {
    name: 'Gemini answers with nothing: OpenRouter answers',
    script: { gemini: text([]), openrouter: text(WORDS) },
    failures: ['Gemini answered with nothing.'],
    expect: { text: ANSWER, provider: 'openrouter' },
  },
  {
    name: 'Gemini declines the prompt: nobody else is asked',
    script: { gemini: refusal, openrouter: text(WORDS) },
    asked: ['gemini'],
    failures: ['Gemini declined the prompt.'],
    expect: FAILED,
  },
  {
    name: 'OpenRouter declines the prompt: nobody else is asked',
    script: { gemini: status(500), openrouter: refusal, huggingface: text(WORDS) },
    asked: ['gemini', 'openrouter'],
    failures: ['Gemini answered with error 500.', 'OpenRouter declined the prompt.'],
    expect: FAILED,
  },
  {
    name: 'no keys at all',
    setup: 'no-keys',
    asked: [],
    failures: [noKey('Gemini'), noKey('OpenRouter'), noKey('Hugging Face')],
    expect: FAILED,
  },
  {
    name: 'the keys of the example configuration (COLOQUE…)',
    setup: 'example-keys',
    asked: [],
    failures: [noKey('Gemini'), noKey('OpenRouter'), noKey('Hugging Face')],
    expect: FAILED,
  },
  {
    name: 'only Hugging Face has a key',
    setup: 'only-hugging-face',
    script: { huggingface: text(WORDS) },
    asked: ['huggingface'],
    failures: [noKey('Gemini'), noKey('OpenRouter')],
    expect: { text: ANSWER, provider: 'huggingface' },
  },
  {
    name: 'OpenRouter never begins: Hugging Face answers',
    setup: 'impatient',
    script: { openrouter: text(WORDS, { hold: true }), huggingface: text(WORDS) },
    failures: [noKey('Gemini'), 'OpenRouter took too long.'],
    expect: { text: ANSWER, provider: 'huggingface' },
  },
  {
    name: 'OpenRouter falls silent in mid-stream: Hugging Face starts over',
    setup: 'impatient',
    script: { openrouter: text('Metade', { ending: 'stall' }), huggingface: text(WORDS) },
    failures: [noKey('Gemini'), 'OpenRouter took too long.'],
    expect: { text: ANSWER, provider: 'huggingface', restarts: 1 },
  },
];
