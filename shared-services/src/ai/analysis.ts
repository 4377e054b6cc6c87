import * as v from 'valibot';
import { ANALYSIS_CATEGORIES, type Analysis } from './types.ts';

/**
 * Analysis of a suggestion for the manifesto: the model returns a summary, a category and a comment as JSON.
 */

/** Result for an answer of the model that cannot be parsed. The specification fixes its text. */
const ANALYSIS_FALLBACK: Analysis = {
  summary: 'A sua sugestão foi recebida e será analisada.',
  category: 'Other',
  feedback_to_user:
    'Obrigado pela sua valiosa contribuição! A sua ideia foi registada e será revista pela comunidade.',
};

const nonEmptyText = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** Expected JSON answer. An unknown category becomes `Other`, because the summary is still useful. */
const analysisSchema = v.object({
  summary: nonEmptyText,
  category: v.fallback(v.picklist(ANALYSIS_CATEGORIES), 'Other'),
  feedback_to_user: nonEmptyText,
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
