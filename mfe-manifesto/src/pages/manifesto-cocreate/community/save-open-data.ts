import type { Backend } from '@ia/shared-services/backend';
import type { Principle } from '@ia/shared-services/principles';
import { saveFile } from '@ia/shared-services/storage';
import { loadEverySuggestion } from '../../../data/every-suggestion.ts';
import { toCsv, toJson } from '../../../rules/open-data.ts';

interface SaveOptions {
  backend: Backend;
  principles: readonly Principle[];
  /** Permanent URL of a suggestion, or null. */
  addressOf: (id: string) => string | null;
  /** Called with the number of suggestions loaded so far. */
  onProgress: (count: number) => void;
  signal: AbortSignal;
}

/** Collects every published suggestion and starts a file download. @throws BackendError, or the signal's reason */
export async function saveOpenData(
  kind: 'csv' | 'json',
  { backend, principles, addressOf, ...loadOptions }: SaveOptions,
) {
  const at = new Date();
  const suggestions = await loadEverySuggestion(backend, loadOptions);
  const name = `manifesto-ia-para-todos-${at.toISOString().slice(0, 10)}.${kind}`;
  const data = { principles, suggestions, at, addressOf };
  if (kind === 'csv') saveFile(name, 'text/csv', toCsv(data));
  else saveFile(name, 'application/json', toJson(data));
}
