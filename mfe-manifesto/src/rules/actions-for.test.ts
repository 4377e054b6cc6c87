import { expect, it } from 'vitest';
import { actionsFor } from './actions-for.ts';

const labels = (stage: string, open_reports = 0) =>
  actionsFor({ stage, open_reports }).map(({ label }) => label);

it('actionsFor returns only the decisions that a state allows', () => {
  expect(labels('pending')).toEqual(['Publicar', 'Pôr em análise', 'Não publicar']);
  expect(labels('in_review')).toEqual(['Publicar', 'Não publicar']);
  expect(labels('approved')).toEqual(['Marcar como integrada', 'Retirar da lista']);
  expect(labels('integrated')).toEqual(['Retirar da lista']);
  expect(labels('hidden')).toEqual(['Repor na lista']);
  expect(labels('rejected')).toEqual(['Pôr em análise']);
});

it('actionsFor offers an answer to a second reading, but not to the moderator who took the decision', () => {
  const withReading = (second_reading: 'open' | 'own') =>
    actionsFor({ stage: 'rejected', open_reports: 0, second_reading }).map(({ label }) => label);
  expect(withReading('open')).toEqual(['Publicar', 'Manter a decisão']);
  expect(withReading('own')).toEqual([]);
});

it('actionsFor includes dismissal while reports are open', () => {
  expect(labels('approved', 2)).toContain('Arquivar denúncias');
});
