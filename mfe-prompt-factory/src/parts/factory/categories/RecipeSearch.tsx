import type { Recipe } from '@ia/shared-services/recipes';
import { EmptyState } from '@ia/shared-ui/azulejo';
import { Icon, Search } from '@ia/shared-ui/icon';
import { Heading } from '@ia/shared-ui/text';
import { TextField } from '@ia/shared-ui/text-field';
import { useDeferredValue, useState } from 'react';
import { categoryTexts } from '../../../content/texts.ts';
import type { Catalogue } from '../../../data/catalogue-query.ts';
import { searchRecipes } from '../../../rules/search.ts';
import { RecipeGrid } from '../recipe-grid/RecipeGrid.tsx';
import { Results, SearchBox } from './RecipeSearch.styles.ts';

interface RecipeSearchProps {
  catalogue: Catalogue;
  onRecipe: (recipe: Recipe) => void;
}

/** Search field for recipes, with results while typing. */
export function RecipeSearch({ catalogue, onRecipe }: RecipeSearchProps) {
  const [query, setQuery] = useState('');
  const deferredQuery = useDeferredValue(query).trim();
  const results = searchRecipes(deferredQuery, catalogue.recipes, catalogue.categories);
  return (
    <>
      <Heading level={3} css={{ marginBlock: '2.5rem 1rem' }}>
        {categoryTexts.orSearch}
      </Heading>
      <SearchBox role="search">
        <TextField
          type="search"
          label={
            <>
              <Icon icon={Search} /> {categoryTexts.search}
            </>
          }
          hint={categoryTexts.searchHint}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          autoComplete="off"
        />
      </SearchBox>
      <Results>
        <p role="status">{deferredQuery && categoryTexts.results(results.length, deferredQuery)}</p>
        {deferredQuery && results.length === 0 && (
          <EmptyState compact motif="compass">
            {categoryTexts.noResults}
          </EmptyState>
        )}
        {results.length > 0 && <RecipeGrid recipes={results} level={3} onRecipe={onRecipe} />}
      </Results>
    </>
  );
}
