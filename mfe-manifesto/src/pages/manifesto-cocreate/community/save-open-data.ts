import type { Backend } from '@ia/shared-services/backend';
import type { Principle } from '@ia/shared-services/principles';
import { loadEverySuggestion } from '../../../data/every-suggestion.ts';
import { download, toCsv, toJson } from '../../../rules/open-data.ts';

interface Saving {
  backend: Backend;
  principles: readonly Principle[];
  onProgress: (count: number) => void;
  signal: AbortSignal;
}

/** Collects every published suggestion and hands the visitor a file. @throws BackendError, or the signal's reason */
export async function saveOpenData(kind: 'csv' | 'json', { backend, principles, ...loading }: Saving) {
  const at = new Date();
  const suggestions = await loadEverySuggestion(backend, loading);
  const name = `manifesto-ia-para-todos-${at.toISOString().slice(0, 10)}.${kind}`;
  if (kind === 'csv') download(name, 'text/csv', toCsv({ principles, suggestions, at }));
  else download(name, 'application/json', toJson({ principles, suggestions, at }));
}
