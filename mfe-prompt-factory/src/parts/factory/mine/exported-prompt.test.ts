import { readMark } from '@ia/shared-services/ai-mark';
import { expect, it } from 'vitest';
import type { StoredAnswer } from '../../../state/answers.ts';
import { answerName, searchableText, toExportedPrompt, toTextFile } from './exported-prompt.ts';

const answer: StoredAnswer = {
  id: 'a1',
  recipeId: 'brainstorm',
  title: 'Tempestade de Ideias',
  prompt: 'Dá-me ideias.',
  choices: {},
  at: Date.UTC(2026, 10, 22, 10, 15),
  source: 'ai',
  value: '# Ideias\n\n- Um passeio\n',
};

it('toExportedPrompt contains origin and the AI warning', () => {
  expect(toExportedPrompt(answer)).toMatchObject({
    about: expect.stringMatching(/22 de novembro de 2026.* · Gerado por IA$/),
    note: 'A IA engana-se. Confirme datas, nomes e números antes de usar.',
  });
  expect(toExportedPrompt({ ...answer, incomplete: true }).about).toMatch(
    /Gerado por IA, resposta incompleta$/,
  );
  expect(toExportedPrompt({ ...answer, source: 'team' })).toMatchObject({
    about: expect.stringMatching(/Exemplo escrito pela equipa$/),
    note: null,
  });
});

it.each(['data:image/png;base64,AAAA', 'https://ia.example/a.png', './mfe/1/a.svg'])(
  'toExportedPrompt replaces an image by a note: %s',
  (value) => {
    expect(toExportedPrompt({ ...answer, value }).answer).toMatch(/^\(Uma imagem/);
  },
);

it('toTextFile joins all prompts with CRLF line ends', () => {
  const file = toTextFile([answer, { ...answer, id: 'a2', title: 'Outra' }], answer.at);
  expect(file).toMatch(/^IA para Todos · Fábrica de Prompts · Os meus prompts, a 22 de novembro de 2026\r\n/);
  expect(file).toContain('Tempestade de Ideias\r\n');
  expect(file).toContain('O prompt:\r\nDá-me ideias.\r\n\r\nA resposta:\r\n# Ideias\r\n\r\n- Um passeio\r\n');
  expect(file.match(/-{40}/g)).toHaveLength(2);
  expect(file).not.toMatch(/[^\r]\n/);
});

it('toTextFile marks answers of an AI for programs, and answers of the team not', () => {
  const markOf = (source: 'ai' | 'team') =>
    readMark(new TextEncoder().encode(toTextFile([{ ...answer, source }], answer.at)));
  expect(markOf('ai')).toBe('here');
  expect(markOf('team')).toBe('none');
});

it('answerName distinguishes answers to one recipe', () => {
  expect(answerName(answer)).toMatch(/^«Tempestade de Ideias», 22 de novembro/);
});

it('toTextFile contains the conversation, with the origin of each answer', () => {
  const conversation = {
    ...answer,
    source: 'team' as const,
    turns: [
      { ask: 'Mais curto.', at: answer.at, source: 'ai' as const, value: 'Um passeio.' },
      { ask: 'E com chuva?', at: answer.at, source: 'none' as const, value: '' },
    ],
  };
  const file = toTextFile([conversation], answer.at);
  expect(file).toContain('Escreveu: Mais curto.\r\n\r\nA resposta (Gerado por IA):\r\nUm passeio.\r\n');
  expect(file).toContain('Escreveu: E com chuva?');
  // One of the conversation's answers is from an AI.
  expect(file).toContain('A IA engana-se.');
  expect(searchableText(conversation)).toContain('E com chuva?');
});
