import styled from '@emotion/styled';
import { Check, Flag, Icon } from '@ia/shared-ui/icon';
import { CategoryTag, Tag } from '@ia/shared-ui/tag';
import { Heading, Small } from '@ia/shared-ui/text';
import { media, token } from '@ia/shared-ui/tokens';
import type { Block, Category } from '../content/schema.ts';
import { words } from '../content/words.ts';
import { PartView } from './PartView.tsx';
import { VerifiedNote } from './VerifiedNote.tsx';

const Card = styled.article({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${token.space[5]}, 3vw, ${token.space[8]})`,
  padding: `clamp(${token.space[4]}, 4vw, ${token.space[10]})`,
  paddingBlockStart: `clamp(${token.space[6]}, 4vw, ${token.space[10]})`,
  overflow: 'hidden',
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  background: token.color.raised,
  boxShadow: token.shadow.sm,
  // The ribbon of the category; the tag says it in words.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 0 auto 0',
    height: 6,
    background: 'var(--kind)',
  },
  [media.print]: {
    padding: 0,
    border: 0,
    boxShadow: 'none',
    overflow: 'visible',
    '&::before': { display: 'none' },
  },
});

const Head = styled.header({ display: 'grid', gap: token.space[3] });
const Meta = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] });
const Aim = styled.p({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: token.space[2],
  maxWidth: token.measure,
  margin: 0,
  color: token.color.inkSoft,
  lineHeight: 1.55,
  '& svg': { marginTop: '0.2em', color: 'var(--kind)' },
});

export const blockHeadingId = (block: Block) => `bloco-${block.id}`;

const colour = (category: Category) => ({ '--kind': token.color[category] }) as React.CSSProperties;

interface BlockViewProps {
  block: Block;
  /** How many blocks there are. */
  total: number;
  done?: boolean;
}

/** One block of a lesson: what it is for, its parts, and where its facts come from. */
export function BlockView({ block, total, done = false }: BlockViewProps) {
  return (
    <Card aria-labelledby={blockHeadingId(block)} style={colour(block.category)}>
      <Head>
        <Meta>
          <CategoryTag category={block.category} label={words.categories[block.category]} />
          <Small as="span">{words.course.blockOf(block.id, total)}</Small>
          {done && (
            <Tag tone="success" icon={Check}>
              {words.course.done}
            </Tag>
          )}
        </Meta>
        <Heading level={3} size="h2" id={blockHeadingId(block)} tabIndex={-1}>
          {block.title}
        </Heading>
        <Aim>
          <Icon icon={Flag} />
          <span>
            <strong>{words.lesson.aim}:</strong> {block.aim}
          </span>
        </Aim>
      </Head>
      {block.parts.map((part, index) => (
        <PartView key={`${part.type}-${index}`} part={part} />
      ))}
      {block.verified && <VerifiedNote note={block.verified} />}
    </Card>
  );
}
