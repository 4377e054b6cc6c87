import { MODERATION_REASONS } from '@ia/shared-services/backend';
import { DECISION_REASONS } from '@ia/shared-services/suggestion-states';
import { expect, it } from 'vitest';
import { contribute } from './contribute.ts';
import { REASON_CRITERIA } from './reason-criteria.ts';

it('Reasons not to publish are the published criteria, and disagreement is none of them', () => {
  expect(Object.keys(DECISION_REASONS).sort()).toEqual([...MODERATION_REASONS].sort());
  expect(Object.keys(REASON_CRITERIA).sort()).toEqual([...MODERATION_REASONS].sort());
  expect([...MODERATION_REASONS].sort()).toEqual([
    'advertising',
    'duplicate',
    'language',
    'off_topic',
    'personal_data',
  ]);
  for (const criterion of [
    'sobre o Manifesto',
    'dados pessoais',
    'ofendam pessoas',
    'publicidade',
    'repitam outra',
  ])
    expect(contribute.text.criteria).toContain(criterion);
});
