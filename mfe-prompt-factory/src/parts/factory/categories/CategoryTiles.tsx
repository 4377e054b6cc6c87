import type { Category, Recipe } from '@ia/shared-services/recipes';
import { glossaryHref, parseRichText } from '@ia/shared-services/rich-text';
import { Azulejo } from '@ia/shared-ui/azulejo';
import { Heading, Lead, TermText } from '@ia/shared-ui/text';
import { useId } from 'react';
import { categoryTexts } from '../../../content/texts.ts';
import { categoryTile } from '../../../rules/category-tiles.ts';
import { Head } from '../step.styles.ts';
import { FlipTile, Tile, TileGrid, TileTitle } from './CategoryStep.styles.ts';

interface CategoryTilesProps {
  categories: readonly Category[];
  /** Counted in each category; undefined while the catalogue loads. */
  recipes?: readonly Recipe[];
  onCategory: (id: string) => void;
}

/** Heading and tiles of the category step. */
export function CategoryTiles({ categories, recipes, onCategory }: CategoryTilesProps) {
  const introId = useId();
  const countText = (id: string) => {
    const count = recipes?.filter(({ categoryId }) => categoryId === id).length;
    // A no-break space keeps the line until the number is known.
    return count === undefined ? '\u00A0' : categoryTexts.count(count);
  };
  return (
    <>
      <Head>
        <Heading level={2} aria-describedby={introId}>
          {categoryTexts.title}
        </Heading>
        <Lead id={introId}>
          <TermText pieces={parseRichText(categoryTexts.intro)} hrefOf={glossaryHref} />
        </Lead>
      </Head>
      <TileGrid role="list">
        {categories.map((category) => {
          const { theme, ...tile } = categoryTile(category.id);
          return (
            <li key={category.id}>
              <Tile
                type="button"
                aria-label={recipes && `${category.title}, ${countText(category.id)}`}
                data-category={category.id}
                onClick={() => onCategory(category.id)}
              >
                <FlipTile aria-hidden="true" data-flip="" data-theme={theme}>
                  <Azulejo {...tile} size={88} />
                  <Azulejo {...tile} size={88} inverted />
                </FlipTile>
                <span>
                  <TileTitle>
                    {/* «E-mails» must not break at its hyphen; other words may break if nothing else fits. */}
                    {category.title
                      .split(/(?<=\s)/)
                      .map((word, index) => (word.includes('-') ? <span key={index}>{word}</span> : word))}
                  </TileTitle>{' '}
                  <small>{countText(category.id)}</small>
                </span>
              </Tile>
            </li>
          );
        })}
      </TileGrid>
    </>
  );
}
