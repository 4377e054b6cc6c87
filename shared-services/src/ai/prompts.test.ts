import { expect, it } from 'vitest';
import { ANALYSIS_INSTRUCTION, TEXT_INSTRUCTION } from './prompts.ts';

it('The text instruction keeps humour and emojis out of letters, complaints, minutes and health texts', () => {
  const exception = TEXT_INSTRUCTION.match(/Quando o pedido é ([^.]*), escreva esse texto ([^.]*)\./);
  for (const kind of ['carta', 'e-mail', 'reclamação', 'ata', 'aviso', 'saúde']) {
    expect(exception?.[1]).toContain(kind);
  }
  expect(exception?.[2]).toContain('sem humor nem emojis');
  expect(TEXT_INSTRUCTION).toMatch(/Nunca faça diagnósticos nem indique ou altere doses/);
});

it('The comment on a suggestion describes it and does not praise it', () => {
  expect(ANALYSIS_INSTRUCTION).toMatch(/dizem o que a ideia propõe e o que falta esclarecer, sem a elogiar/);
  expect(ANALYSIS_INSTRUCTION).not.toContain('agradecem');
});
