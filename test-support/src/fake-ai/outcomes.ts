/**
 * Every way an answer can go, as data: what the providers do, what is asked, and what must come of it. The same list
 * runs against the chain in Node and against the Edge Function in Deno. One list, however long: split up, nobody would
 * see which way is missing.
 */
import { garbage, image, PIXEL, refusal, status, text } from './answers.ts';
import type { Script, Vendor } from './index.ts';

/** Configurations that differ in keys and patience. */
export type Setup = 'all-keys' | 'no-keys' | 'example-keys' | 'only-hugging-face' | 'impatient';

interface Common {
  name: string;
  setup?: Setup;
  script?: Script;
  /** Vendors that got a request, in order. */
  asked?: Vendor[];
  /** What is said about each provider that failed. */
  failures?: string[];
}

export interface TextOutcome extends Common {
  expect: { text: string; provider: Vendor; restarts?: number } | { error: string };
}

export interface WholeOutcome extends Common {
  call: 'image' | 'analyse' | 'news';
  /** Image model, when it is not the usual one. */
  imageModel?: string;
  expect: { value: unknown } | { error: string };
}

const WORDS = ['Avó e neto 👵', 'aprendem IA', ' à mesa: «É simples!» 🎉'];
const ANSWER = WORDS.join('');
const FAILED = { error: 'All AI providers failed.' };
const rough = { crlf: true, comments: true, splitBytes: true } as const;
const noKey = (name: string) => `${name} API Key not configured.`;

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

const ANALYSIS = {
  summary: 'Propõe mais transparência.',
  category: 'Transparency',
  feedback_to_user: 'Obrigado!',
};
const UNREADABLE = {
  summary: 'A sua sugestão foi recebida e será analisada.',
  category: 'Other',
  feedback_to_user:
    'Obrigado pela sua valiosa contribuição! A sua ideia foi registada e será revista pela comunidade.',
};
const NEWS_LINES = [
  'QuestionTitle: Quem decide?',
  '**StatementHeadline:** A IA chega às escolas',
  '- Statistic: 3 em cada 10',
  'Fact1: Primeiro facto',
  'que continua na linha seguinte.',
  'Fact2: Segundo facto.',
  'Fact3_Positive: Uma boa notícia.',
];
const PAGES = [
  { uri: 'https://a.example/1', title: 'a.example' },
  { uri: 'https://a.example/1', title: 'a.example, outra vez' },
  { uri: 'https://sem-titulo.example/' },
  { uri: 'javascript:alert(1)', title: 'má' },
  { uri: 'https://b.example/2', title: 'b.example' },
  { uri: 'https://c.example/3', title: 'c.example' },
];
const PNG = `data:image/png;base64,${PIXEL}`;

export const WHOLE_OUTCOMES: WholeOutcome[] = [
  { name: 'image as content', call: 'image', script: { gemini: image() }, expect: { value: PNG } },
  {
    name: 'image as JPEG',
    call: 'image',
    script: { gemini: image(PIXEL, 'image/jpeg') },
    expect: { value: `data:image/jpeg;base64,${PIXEL}` },
  },
  {
    name: 'image from an Imagen model',
    call: 'image',
    imageModel: 'imagen-falso',
    script: { gemini: image() },
    expect: { value: PNG },
  },
  {
    name: 'image: the provider is down',
    call: 'image',
    script: { gemini: status(500) },
    asked: ['gemini'],
    failures: ['Gemini answered with error 500.'],
    expect: { value: '' },
  },
  {
    name: 'image: none in the answer',
    call: 'image',
    script: { gemini: image(null) },
    expect: { value: '' },
  },
  {
    name: 'image: none from an Imagen model',
    call: 'image',
    imageModel: 'imagen-falso',
    script: { gemini: image(null) },
    expect: { value: '' },
  },
  {
    name: 'image: of a type that is no picture',
    call: 'image',
    script: { gemini: image('PHN2Zz4=', 'image/svg+xml') },
    expect: { value: '' },
  },
  { name: 'image: declined', call: 'image', script: { gemini: refusal }, expect: { value: '' } },
  {
    name: 'image: no key',
    call: 'image',
    setup: 'no-keys',
    asked: [],
    failures: [noKey('Gemini')],
    expect: { value: '' },
  },
  {
    name: 'analysis',
    call: 'analyse',
    script: { gemini: text(JSON.stringify(ANALYSIS)) },
    expect: { value: ANALYSIS },
  },
  {
    name: 'analysis inside a code fence',
    call: 'analyse',
    script: { gemini: text(`Claro!\n\`\`\`json\n${JSON.stringify(ANALYSIS, null, 2)}\n\`\`\`\n`) },
    expect: { value: ANALYSIS },
  },
  {
    name: 'analysis with a category that does not exist',
    call: 'analyse',
    script: { gemini: text(JSON.stringify({ ...ANALYSIS, category: 'Privacidade' })) },
    expect: { value: { ...ANALYSIS, category: 'Other' } },
  },
  {
    name: 'analysis that is not JSON',
    call: 'analyse',
    script: { gemini: text('Gostei muito da sugestão!') },
    expect: { value: UNREADABLE },
  },
  {
    name: 'analysis that is other JSON',
    call: 'analyse',
    script: { gemini: text('{"resumo": "x"}') },
    expect: { value: UNREADABLE },
  },
  {
    name: 'analysis: the provider is down',
    call: 'analyse',
    script: { gemini: status(500) },
    expect: FAILED,
  },
  {
    name: 'news with repeated, untitled and unsafe sources',
    call: 'news',
    script: { gemini: text(NEWS_LINES.join('\n'), { sources: PAGES }) },
    expect: {
      value: {
        questionTitle: 'Quem decide?',
        statementHeadline: 'A IA chega às escolas',
        keyStatistic: '3 em cada 10',
        facts: ['Primeiro facto que continua na linha seguinte.', 'Segundo facto.', 'Uma boa notícia.'],
        sources: [
          { uri: 'https://a.example/1', title: 'a.example' },
          { uri: 'https://b.example/2', title: 'b.example' },
        ],
      },
    },
  },
  {
    name: 'news with two facts and no sources',
    call: 'news',
    script: { gemini: text('Fact1: Um.\nFact2:\nFact3_Positive: Três.') },
    expect: {
      value: {
        questionTitle: '',
        statementHeadline: '',
        keyStatistic: '',
        facts: ['Um.', 'Três.'],
        sources: [],
      },
    },
  },
  {
    name: 'news with too few facts',
    call: 'news',
    script: { gemini: text('QuestionTitle: Quem?\nFact1: Um só.\nFact2:   ') },
    expect: { error: 'Não foi possível gerar factos suficientes a partir das notícias.' },
  },
  {
    name: 'news: the provider is down',
    call: 'news',
    script: { gemini: status(503) },
    expect: { error: 'Não foi possível carregar as notícias mais recentes.' },
  },
  {
    name: 'news: no key',
    call: 'news',
    setup: 'no-keys',
    expect: { error: 'Não foi possível carregar as notícias mais recentes.' },
  },
];
