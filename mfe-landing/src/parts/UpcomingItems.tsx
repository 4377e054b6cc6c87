import styled from '@emotion/styled';
import { Azulejo } from '@ia/shared-ui/azulejo';
import { Tag } from '@ia/shared-ui/tag';
import { Heading, Small } from '@ia/shared-ui/text';
import { media, token } from '@ia/shared-ui/tokens';
import { linkText } from '../content/links.ts';

const Box = styled.div({ display: 'grid', alignContent: 'start', gap: token.space[3] });
const Rows = styled.ul({ borderBlockStart: `1px solid ${token.color.line}` });
const Row = styled.article({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${token.space[1]} ${token.space[4]}`,
  minHeight: '4.5rem',
  paddingBlock: token.space[3],
  borderBlockEnd: `1px solid ${token.color.line}`,
  overflowWrap: 'anywhere',
  '& > svg': { alignSelf: 'start' },
  '& > :last-child': { gridColumn: 2 },
  [media.md]: {
    gridTemplateColumns: '3rem minmax(0, 1fr) auto',
    '& > svg': { alignSelf: 'center' },
    '& > :last-child': { gridColumn: 'auto' },
  },
});

interface UpcomingItemsProps {
  items: readonly { id: string; seed: string; title: string; text: string }[];
}

/** List of items marked «Em breve»: smaller than cards, with a clay (unglazed) tile and without controls. */
export function UpcomingItems({ items }: UpcomingItemsProps) {
  if (items.length === 0) return null;
  return (
    <Box>
      <Heading level={3} size="h4">
        {linkText.upcoming}
      </Heading>
      <Rows role="list">
        {items.map(({ id, seed, title, text }) => (
          <li key={id}>
            <Row>
              <Azulejo seed={seed} size={48} unglazed />
              <div>
                <Heading level={4}>{title}</Heading>
                <Small>{text}</Small>
              </div>
              <Tag>{linkText.comingSoon}</Tag>
            </Row>
          </li>
        ))}
      </Rows>
    </Box>
  );
}
