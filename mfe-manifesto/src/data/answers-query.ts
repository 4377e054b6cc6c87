import type { Backend } from '@ia/shared-services/backend';
import * as v from 'valibot';

const answersSchema = v.array(
  v.object({
    version: v.string(),
    /** ISO 8601 date. */
    answers_until: v.string(),
    received: v.number(),
    answered: v.number(),
    /** True when the date has passed and suggestions have no answer. */
    late: v.boolean(),
  }),
);
/** The commitment to answer the suggestions about one version of the manifesto, and how far it is kept. */
export type VersionAnswers = v.InferOutput<typeof answersSchema>[number];

/** Cache key of the commitments. */
export const ANSWERS_KEY = 'manifesto_answers';

/** Loads the commitments to answer, newest version first; an empty list without a backend. @throws BackendError */
export const loadAnswers = async (backend: Backend | null): Promise<VersionAnswers[]> =>
  backend ? v.parse(answersSchema, await backend.run((db) => db.rpc('manifesto_answers'))) : [];
