import { garbage, refusal, status, text } from './answers.ts';
import { FAILED, noKey, type TextOutcome } from './outcome.ts';

/** Text with characters of two to four bytes. */
const CHUNKS = ['Avó e neto 👵', 'aprendem IA', ' à mesa: «É simples!» 🎉'];
const ANSWER = CHUNKS.join('');
/** Transport variations that parsers must tolerate. */
const UNUSUAL_FRAMING = { crlf: true, comments: true, splitBytes: true } as const;

/**
 * Outcomes of streamed texts. The service asks Gemini, then OpenRouter, then Hugging Face, until one answers
 * or refuses.
 */
export const TEXT_OUTCOMES: TextOutcome[] = [
  {
    name: 'Gemini answers',
    script: { gemini: text(CHUNKS) },
    requestedVendors: ['gemini'],
    failures: [],
    expect: { text: ANSWER, provider: 'gemini' },
  },
  {
    name: 'Gemini answers slowly',
    script: { gemini: text(CHUNKS, { firstDelayMs: 150, chunkDelayMs: 20 }) },
    expect: { text: ANSWER, provider: 'gemini' },
  },
  {
    name: 'Gemini has no quota left (429): falls back to OpenRouter',
    script: { gemini: status(429), openrouter: text(CHUNKS) },
    requestedVendors: ['gemini', 'openrouter'],
    failures: ['Gemini answered with error 429.'],
    expect: { text: ANSWER, provider: 'openrouter' },
  },
  {
    name: 'Gemini and OpenRouter are down (500): falls back to Hugging Face',
    script: { gemini: status(500), openrouter: status(500), huggingface: text(CHUNKS) },
    requestedVendors: ['gemini', 'openrouter', 'huggingface'],
    expect: { text: ANSWER, provider: 'huggingface' },
  },
  {
    name: 'all providers are down',
    script: { gemini: status(500), openrouter: status(503), huggingface: status(429) },
    failures: [
      'Gemini answered with error 500.',
      'OpenRouter answered with error 503.',
      'Hugging Face answered with error 429.',
    ],
    expect: FAILED,
  },
  {
    name: 'Gemini reports an error in the middle of a stream: OpenRouter starts over',
    script: { gemini: text('Metade', { ending: 'error' }), openrouter: text(CHUNKS) },
    failures: ['Gemini answered with error 503.'],
    expect: { text: ANSWER, provider: 'openrouter', restarts: 1 },
  },
  {
    name: 'Gemini is cut off between two events: OpenRouter starts over',
    script: { gemini: text('Metade', { ending: 'cut' }), openrouter: text(CHUNKS) },
    failures: ['Gemini stopped before the end of its answer.'],
    expect: { text: ANSWER, provider: 'openrouter', restarts: 1 },
  },
  {
    name: 'Gemini is cut off inside an event: OpenRouter starts over',
    script: { gemini: text('Metade', { ending: 'cut-in-event' }), openrouter: text(CHUNKS) },
    expect: { text: ANSWER, provider: 'openrouter', restarts: 1 },
  },
  {
    name: 'OpenRouter also fails in the middle of a stream: Hugging Face starts over',
    script: {
      gemini: text('Metade', { ending: 'error' }),
      openrouter: text('Quase', { ending: 'error' }),
      huggingface: text(CHUNKS),
    },
    failures: ['Gemini answered with error 503.', 'OpenRouter answered with error 502.'],
    expect: { text: ANSWER, provider: 'huggingface', restarts: 2 },
  },
  {
    name: 'OpenRouter is cut off: Hugging Face starts over',
    script: { gemini: status(429), openrouter: text('Metade', { ending: 'cut' }), huggingface: text(CHUNKS) },
    failures: ['Gemini answered with error 429.', 'OpenRouter stopped before the end of its answer.'],
    expect: { text: ANSWER, provider: 'huggingface', restarts: 1 },
  },
  {
    name: 'the last provider fails in the middle of a stream',
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
    name: 'Gemini sends HTML instead of a stream: falls back to OpenRouter',
    script: { gemini: garbage, openrouter: text(CHUNKS) },
    expect: { text: ANSWER, provider: 'openrouter' },
  },
  {
    name: 'all providers send HTML instead of a stream',
    script: { gemini: garbage, openrouter: garbage, huggingface: garbage },
    expect: FAILED,
  },
  {
    name: 'Gemini sends one invalid chunk: the chunk is skipped',
    script: { gemini: text(CHUNKS, { garbageChunk: true }) },
    failures: [],
    expect: { text: ANSWER, provider: 'gemini' },
  },
  {
    name: 'OpenRouter sends one invalid chunk: the chunk is skipped',
    script: { gemini: status(500), openrouter: text(CHUNKS, { garbageChunk: true }) },
    expect: { text: ANSWER, provider: 'openrouter' },
  },
  {
    name: 'Hugging Face sends one invalid chunk: the chunk is skipped',
    script: {
      gemini: status(500),
      openrouter: status(500),
      huggingface: text(CHUNKS, { garbageChunk: true }),
    },
    expect: { text: ANSWER, provider: 'huggingface' },
  },
  {
    name: 'Gemini: CRLF, comment lines, characters split across chunks',
    script: { gemini: text(CHUNKS, UNUSUAL_FRAMING) },
    expect: { text: ANSWER, provider: 'gemini' },
  },
  {
    name: 'OpenRouter: CRLF, comment lines, characters split across chunks',
    script: { gemini: status(500), openrouter: text(CHUNKS, UNUSUAL_FRAMING) },
    expect: { text: ANSWER, provider: 'openrouter' },
  },
  {
    name: 'Hugging Face: CRLF, comment lines, characters split across chunks',
    script: { gemini: status(500), openrouter: status(500), huggingface: text(CHUNKS, UNUSUAL_FRAMING) },
    expect: { text: ANSWER, provider: 'huggingface' },
  },
  {
    name: 'Gemini sends an empty answer: falls back to OpenRouter',
    script: { gemini: text([]), openrouter: text(CHUNKS) },
    failures: ['Gemini answered with nothing.'],
    expect: { text: ANSWER, provider: 'openrouter' },
  },
  {
    name: 'Gemini refuses the prompt: no fallback',
    script: { gemini: refusal, openrouter: text(CHUNKS) },
    requestedVendors: ['gemini'],
    failures: ['Gemini declined the prompt.'],
    expect: FAILED,
  },
  {
    name: 'OpenRouter refuses the prompt: no fallback',
    script: { gemini: status(500), openrouter: refusal, huggingface: text(CHUNKS) },
    requestedVendors: ['gemini', 'openrouter'],
    failures: ['Gemini answered with error 500.', 'OpenRouter declined the prompt.'],
    expect: FAILED,
  },
  {
    name: 'no keys at all',
    setup: 'no-keys',
    requestedVendors: [],
    failures: [noKey('Gemini'), noKey('OpenRouter'), noKey('Hugging Face')],
    expect: FAILED,
  },
  {
    name: 'the keys of the example configuration (COLOQUE…)',
    setup: 'example-keys',
    requestedVendors: [],
    failures: [noKey('Gemini'), noKey('OpenRouter'), noKey('Hugging Face')],
    expect: FAILED,
  },
  {
    name: 'only Hugging Face has a key',
    setup: 'only-hugging-face',
    script: { huggingface: text(CHUNKS) },
    requestedVendors: ['huggingface'],
    failures: [noKey('Gemini'), noKey('OpenRouter')],
    expect: { text: ANSWER, provider: 'huggingface' },
  },
  {
    name: 'OpenRouter sends no first chunk in time: falls back to Hugging Face',
    setup: 'short-timeouts',
    script: { openrouter: text(CHUNKS, { hold: true }), huggingface: text(CHUNKS) },
    failures: [noKey('Gemini'), 'OpenRouter took too long.'],
    expect: { text: ANSWER, provider: 'huggingface' },
  },
  {
    name: 'OpenRouter stalls in the middle of a stream: Hugging Face starts over',
    setup: 'short-timeouts',
    script: { openrouter: text('Metade', { ending: 'stall' }), huggingface: text(CHUNKS) },
    failures: [noKey('Gemini'), 'OpenRouter took too long.'],
    expect: { text: ANSWER, provider: 'huggingface', restarts: 1 },
  },
];
