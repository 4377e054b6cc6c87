import { image, refusal, status, text } from './answers.ts';
import { EMPTY_JPEG, MARKED_JPEG, MARKED_PIXEL } from './marked-images.ts';
import { FAILED, type NonStreamingOutcome, noKey } from './outcome.ts';

/** Analysis of a suggestion that the model returns. */
const ANALYSIS = {
  summary: 'Propõe mais transparência.',
  category: 'Transparency',
  feedback_to_user: 'Obrigado!',
};
/** Analysis that the service returns when the model's answer is unreadable. */
const FALLBACK_ANALYSIS = {
  summary: 'A sua sugestão foi recebida e será analisada.',
  category: 'Other',
  feedback_to_user:
    'Obrigado pela sua valiosa contribuição! A sua ideia foi registada e será revista pela comunidade.',
};
/** News as models write them: with Markdown, list marks and broken lines. */
const NEWS_LINES = [
  'QuestionTitle: Quem decide?',
  '**StatementHeadline:** A IA chega às escolas',
  '- Statistic: 3 em cada 10',
  'Fact1: Primeiro facto',
  'que continua na linha seguinte.',
  'Fact2: Segundo facto.',
  'Fact3_Positive: Uma boa notícia.',
];
/** Sources with a duplicate, a missing title and an unsafe URL, and more than the service shows. */
const SOURCES = [
  { uri: 'https://a.example/1', title: 'a.example' },
  { uri: 'https://a.example/1', title: 'a.example, outra vez' },
  { uri: 'https://sem-titulo.example/' },
  { uri: 'javascript:alert(1)', title: 'má' },
  { uri: 'https://b.example/2', title: 'b.example' },
  { uri: 'https://c.example/3', title: 'c.example' },
];

/** Outcomes of calls without streaming: image, analysis and news. */
export const NON_STREAMING_OUTCOMES: NonStreamingOutcome[] = [
  { name: 'image as content', call: 'image', script: { gemini: image() }, expect: { value: MARKED_PIXEL } },
  {
    name: 'image as JPEG',
    call: 'image',
    script: { gemini: image(EMPTY_JPEG, 'image/jpeg') },
    expect: { value: MARKED_JPEG },
  },
  {
    name: 'image from an Imagen model',
    call: 'image',
    imageModel: 'imagen-falso',
    script: { gemini: image() },
    expect: { value: MARKED_PIXEL },
  },
  {
    name: 'image: the provider is down',
    call: 'image',
    script: { gemini: status(500) },
    requestedVendors: ['gemini'],
    failures: ['Gemini answered with error 500.'],
    expect: { value: '' },
  },
  {
    name: 'image: missing in the answer',
    call: 'image',
    script: { gemini: image(null) },
    expect: { value: '' },
  },
  {
    name: 'image: missing in the answer of an Imagen model',
    call: 'image',
    imageModel: 'imagen-falso',
    script: { gemini: image(null) },
    expect: { value: '' },
  },
  {
    name: 'image: unsupported media type',
    call: 'image',
    script: { gemini: image('PHN2Zz4=', 'image/svg+xml') },
    expect: { value: '' },
  },
  { name: 'image: refused', call: 'image', script: { gemini: refusal }, expect: { value: '' } },
  {
    name: 'image: no key',
    call: 'image',
    setup: 'no-keys',
    requestedVendors: [],
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
    name: 'analysis with an unknown category',
    call: 'analyse',
    script: { gemini: text(JSON.stringify({ ...ANALYSIS, category: 'Privacidade' })) },
    expect: { value: { ...ANALYSIS, category: 'Other' } },
  },
  {
    name: 'analysis that is not JSON',
    call: 'analyse',
    script: { gemini: text('Gostei muito da sugestão!') },
    expect: { value: FALLBACK_ANALYSIS },
  },
  {
    name: 'analysis with JSON of another shape',
    call: 'analyse',
    script: { gemini: text('{"resumo": "x"}') },
    expect: { value: FALLBACK_ANALYSIS },
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
    script: { gemini: text(NEWS_LINES.join('\n'), { sources: SOURCES }) },
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
    principle: 'inclusividade',
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
    principle: 'responsabilidade',
    script: { gemini: text('QuestionTitle: Quem?\nFact1: Um só.\nFact2:   ') },
    expect: { error: 'Não foi possível gerar factos suficientes a partir das notícias.' },
  },
  {
    name: 'news: the provider is down',
    call: 'news',
    principle: 'bem-comum',
    script: { gemini: status(503) },
    failures: ['Gemini answered with error 503.'],
    expect: { error: 'Não foi possível carregar as notícias mais recentes.' },
  },
  {
    name: 'news: no key',
    call: 'news',
    setup: 'no-keys',
    expect: { error: 'Não foi possível carregar as notícias mais recentes.' },
  },
];
