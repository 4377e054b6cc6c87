import { Flag, Icon } from '@ia/shared-ui/icon';
import { CategoryTag } from '@ia/shared-ui/tag';
import { Heading, Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import type { ReactNode } from 'react';
import type { Block, Category } from '../../content/schema.ts';
import { words } from '../../content/words.ts';
import { Aim, Card, Contents, Head, Meta } from './BlockView.styles.ts';
import { Fold, type FoldState } from './Fold.tsx';
import { PartView } from './PartView.tsx';
import { VerifiedNote } from './VerifiedNote.tsx';

export const blockHeadingId = (block: Block) => `bloco-${block.id}`;

const colour = (category: Category) => ({ '--kind': token.color[category] }) as React.CSSProperties;

interface BlockViewProps {
  block: Block;
  /** Where it stands: 'Bloco 3 de 9'. */
  place: string;
  /** A finished block folds to its title; without it the block always stands open. */
  fold?: FoldState;
  /** What is asked before the lesson, and after it. */
  opening?: ReactNode;
  closing?: ReactNode;
}

/** One block of a lesson: what it is for, its parts, and where its facts come from. */
export function BlockView({ block, place, fold, opening, closing }: BlockViewProps) {
  const id = blockHeadingId(block);
  const contents = (
    <Contents>
      <Head>
        <Meta>
          <CategoryTag category={block.category} label={words.categories[block.category]} />
          {!fold && <Small as="span">{place}</Small>}
        </Meta>
        {!fold && (
          <Heading level={3} size="h2" id={id} tabIndex={-1}>
            {block.title}
          </Heading>
        )}
        <Aim>
          <Icon icon={Flag} />
          <span>
            <strong>{words.lesson.aim}:</strong> {block.aim}
          </span>
        </Aim>
      </Head>
      {opening}
      {block.parts.map((part, index) => (
        <PartView key={`${part.type}-${index}`} part={part} />
      ))}
      {closing}
      {block.verified && <VerifiedNote note={block.verified} />}
    </Contents>
  );
  return (
    <Card aria-labelledby={id} style={colour(block.category)} data-folded={fold ? !fold.open : undefined}>
      {fold ? (
        <Fold id={id} title={block.title} note={place} state={fold}>
          {contents}
        </Fold>
      ) : (
        contents
      )}
    </Card>
  );
}
