import * as v from 'valibot';
import { ANALYSIS_CATEGORIES, type Analysis } from './types.ts';

/** Returned when the model's answer cannot be parsed (specification §8). */
const ANALYSIS_FALLBACK: Analysis = {
  summary: 'A sua sugestão foi recebida e será analisada.',
  category: 'Other',
  feedback_to_user:
    'Obrigado pela sua valiosa contribuição! A sua ideia foi registada e será revista pela comunidade.',
};

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** An unknown category becomes Other, because the summary beside it is still useful. */
const analysisSchema = v.object({
  summary: text,
  category: v.fallback(v.picklist(ANALYSIS_CATEGORIES), 'Other'),
  feedback_to_user: text,
});

/** Parses the model's JSON answer, with or without code fences. Never throws; returns the fallback instead. */
export function parseAnalysis(answer: string): Analysis {
  // Removes text and a code fence before the object, and the fence after it.
  const json = answer.replace(/^[^{]*?```(?:json)?\s*/i, '').replace(/\s*```[^}]*$/, '');
  try {
    const result = v.safeParse(analysisSchema, JSON.parse(json));
    if (result.success) return result.output;
  } catch {
    // Same fallback as for JSON of the wrong shape.
  }
  console.warn('AI analysis: the answer is not valid JSON of the expected shape.');
  return ANALYSIS_FALLBACK;
}
