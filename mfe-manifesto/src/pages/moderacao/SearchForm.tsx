import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Form } from '@ia/shared-ui/form';
import { Search } from '@ia/shared-ui/icon';
import { TextField } from '@ia/shared-ui/text-field';
import { token } from '@ia/shared-ui/tokens';
import { useState } from 'react';
import { moderation } from '../../content/moderation.ts';
import { failureText } from './failure-text.ts';
import type { useSearch } from './use-search.ts';

const t = moderation.search;

interface SearchFormProps {
  search: ReturnType<typeof useSearch>;
}

/** Search over all queues, by text or signature. */
export function SearchForm({ search }: SearchFormProps) {
  const [typed, setTyped] = useState('');
  const { results } = search;
  return (
    <section aria-label={t.label} css={{ display: 'grid', gap: token.space[3] }}>
      <Form
        problems={{ procura: !typed.trim() && t.missing }}
        onSubmit={() => void search.search(typed.trim())}
        css={{ maxWidth: '32rem', gap: token.space[3] }}
        actions={
          <>
            <Button
              type="submit"
              variant="secondary"
              size="sm"
              iconStart={Search}
              loading={search.searching}
              loadingLabel={t.searching}
            >
              {t.submit}
            </Button>
            {results && (
              <Button
                variant="quiet"
                size="sm"
                onClick={() => {
                  setTyped('');
                  search.clear();
                  document.getElementById(SEARCH_FIELD)?.focus();
                }}
              >
                {t.clear}
              </Button>
            )}
          </>
        }
      >
        <TextField
          id={SEARCH_FIELD}
          name="procura"
          label={t.label}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Form>
      {search.failure && (
        <Alert kind="error" live="alert">
          {failureText(search.failure, t.failed)}
        </Alert>
      )}
      <p role="status">{results && t.found(results.items.length, results.query)}</p>
    </section>
  );
}

/** DOM id of the search field. */
export const SEARCH_FIELD = 'procurar-na-fila';
