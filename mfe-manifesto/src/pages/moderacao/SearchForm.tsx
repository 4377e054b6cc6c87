import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Form } from '@ia/shared-ui/form';
import { Search } from '@ia/shared-ui/icon';
import { TextField } from '@ia/shared-ui/text-field';
import { token } from '@ia/shared-ui/tokens';
import { useState } from 'react';
import { moderation } from '../../content/moderation.ts';
import { failureWords } from './failure-words.ts';
import type { useSearch } from './use-search.ts';

const words = moderation.search;

interface SearchFormProps {
  search: ReturnType<typeof useSearch>;
}

/** Looks for suggestions in every queue, by words of the text or of the signature. */
export function SearchForm({ search }: SearchFormProps) {
  const [typed, setTyped] = useState('');
  const { found } = search;
  return (
    <section aria-label={words.label} css={{ display: 'grid', gap: token.space[3] }}>
      <Form
        problems={{ procura: !typed.trim() && words.missing }}
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
              loadingLabel={words.searching}
            >
              {words.submit}
            </Button>
            {found && (
              <Button
                variant="quiet"
                size="sm"
                onClick={() => {
                  setTyped('');
                  search.clear();
                  document.getElementById(SEARCH_FIELD)?.focus();
                }}
              >
                {words.clear}
              </Button>
            )}
          </>
        }
      >
        <TextField
          id={SEARCH_FIELD}
          name="procura"
          label={words.label}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Form>
      {search.failure && (
        <Alert kind="error" live="alert">
          {failureWords(search.failure, words.failed)}
        </Alert>
      )}
      <p role="status">{found && words.found(found.items.length, found.words)}</p>
    </section>
  );
}

export const SEARCH_FIELD = 'procurar-na-fila';
