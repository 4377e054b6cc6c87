import { expect, it } from 'vitest';
import type { SuggestionReceipt } from '../data/receipt-query.ts';
import { receiptAsText } from './receipt-copy.ts';

const receipt: SuggestionReceipt = {
  suggestion_text: 'Uma ideia\nem duas linhas',
  author: 'Rosa',
  about: 'literacia',
  created_at: '2026-11-02T10:00:00Z',
  stage: 'rejected',
  integrated_in: null,
  upvotes: 3,
  answer_due: null,
  answer_late: false,
  history: [
    { stage: 'pending', at: '2026-11-02T10:00:00Z' },
    { stage: 'rejected', at: '2026-11-05T10:00:00Z', reason_code: 'duplicate', reason_text: 'Veja a outra.' },
  ],
};
const copy = (source: SuggestionReceipt) => receiptAsText('IA-1', source, new Date('2026-11-06T10:00:00Z'));

it("receiptAsText contains text, name, dates, states and the team's answer", () => {
  for (const part of [
    'Código: IA-1',
    'Nome: Rosa',
    'Sobre: Princípio «Literacia»',
    'Apoios: 3',
    'Uma ideia\nem duas linhas',
    '2 de novembro de 2026',
    '5 de novembro de 2026',
    'Resposta da equipa: Já existe uma sugestão igual. Veja a outra.',
  ]) {
    expect(copy(receipt)).toContain(part);
  }
});

it('receiptAsText omits empty fields and states when an answer is due', () => {
  const waiting = { ...receipt, author: null, about: null, answer_due: '2026-12-02', history: [] };
  expect(copy(waiting)).not.toMatch(/Nome|Sobre|Resposta da equipa/);
  expect(copy(waiting)).toMatch(
    /Contamos responder até 2 de dezembro de 2026, em regra 30 dias depois do envio/,
  );
  expect(copy({ ...waiting, answer_late: true })).toContain('contávamos dá-la até 2 de dezembro de 2026');
});

it('receiptAsText mentions a requested second reading and its due date', () => {
  const requested = { ...receipt, second_reading: 'requested' as const, second_reading_due: '2026-12-06' };
  expect(copy(requested)).toContain('Contamos responder até 6 de dezembro de 2026.');
  expect(copy({ ...requested, second_reading_late: true })).toContain('A resposta está atrasada');
  expect(copy(receipt)).not.toContain('Pedido recebido');
});

it('receiptAsText mentions redaction and merging', () => {
  const merged = {
    stage: 'integrated' as const,
    integrated_in: '1.1',
    upvotes: 7,
    suggestion_text: 'A outra',
  };
  const joined = copy({ ...receipt, stage: 'merged', redacted: true, merged_into: merged });
  for (const part of [
    '(Parte deste texto foi retirada pela moderação)',
    'As duas sugestões ficaram juntas',
    'A outra',
    'Estado: Publicada e integrada. 7 apoios.',
    'Integrada na versão 1.1 do Manifesto.',
  ]) {
    expect(joined).toContain(part);
  }
  expect(copy({ ...receipt, merged_into: { stage: 'pending', integrated_in: null, upvotes: 0 } })).toContain(
    'a equipa responde a ambas',
  );
  expect(copy(receipt)).not.toMatch(/retirada pela moderação|juntas/);
});
