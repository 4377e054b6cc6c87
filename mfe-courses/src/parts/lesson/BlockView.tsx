import { Flag, Icon } from '@ia/shared-ui/icon';
import { CategoryTag } from '@ia/shared-ui/tag';
import { Heading, Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import type { ReactNode } from 'react';
import type { Block, Category } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import { Aim, Card, Contents, Head, Meta } from './BlockView.styles.ts';
import { blockHeadingId } from './block-heading-id.ts';
import { Fold, type FoldState } from './Fold.tsx';
import { PartView } from './PartView.tsx';
import { VerifiedNote } from './VerifiedNote.tsx';

const categoryColour = (category: Category) => ({ '--kind': token.color[category] }) as React.CSSProperties;

interface BlockViewProps {
  block: Block;
  /** Position, such as 'Bloco 3 de 9'. */
  position: string;
  /** Makes the block collapsible; without it the block is always open. */
  fold?: FoldState;
  /** False renders only the row of a collapsed block. */
  hasContents?: boolean;
  /** Questions before and after the lesson. */
  opening?: ReactNode;
  closing?: ReactNode;
}

/** One block of a lesson: aim, parts and sources. */
export function BlockView({ block, position, fold, hasContents = true, opening, closing }: BlockViewProps) {
  const id = blockHeadingId(block);
  const contents = (
    <Contents>
      <Head>
        <Meta>
          <CategoryTag category={block.category} label={t.categories[block.category]} />
          {!fold && <Small as="span">{position}</Small>}
        </Meta>
        {!fold && (
          <Heading level={3} size="h2Quiet" id={id} tabIndex={-1}>
            {block.title}
          </Heading>
        )}
        <Aim>
          <Icon icon={Flag} />
          <span>
            <strong>{t.lesson.aim}:</strong> {block.aim}
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
    <Card
      aria-labelledby={id}
      style={categoryColour(block.category)}
      data-folded={fold ? !fold.open : undefined}
    >
      {fold ? (
        <Fold id={id} title={block.title} note={position} state={fold}>
          {hasContents && contents}
        </Fold>
      ) : (
        contents
      )}
    </Card>
  );
}
