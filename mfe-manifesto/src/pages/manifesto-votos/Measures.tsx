import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Azulejo } from '@ia/shared-ui/azulejo';
import { Section } from '@ia/shared-ui/section';
import { token } from '@ia/shared-ui/tokens';

interface MeasuresProps {
  id: string;
  title: string;
  items: readonly string[];
  /** More measures, in a collapsed section with the title `detailsTitle`. */
  details?: readonly string[];
  detailsTitle?: string;
  /** Sentence after the list. */
  end?: string;
  /** Renders tiles without colour (unglazed), for what the site cannot do. */
  unglazed?: boolean;
}

/**
 * Section of the vote page: what the site does or cannot do, as a list with a tile and a bold first sentence, if
 * more follow.
 */
export function Measures({ id, title, items, details, detailsTitle, end, unglazed }: MeasuresProps) {
  return (
    <Section id={id} kind="quiet" layout="beside" title={title}>
      <Items items={items} unglazed={unglazed} />
      {details && (
        <details css={moreMeasures}>
          <summary>{detailsTitle}</summary>
          <Items items={details} css={{ marginBlockStart: token.space[5] }} />
        </details>
      )}
      {end && <ClosingSentence>{end}</ClosingSentence>}
    </Section>
  );
}

interface ItemsProps extends Pick<MeasuresProps, 'items' | 'unglazed'> {
  className?: string;
}

function Items({ items, unglazed = false, className }: ItemsProps) {
  return (
    <List role="list" className={className}>
      {items.map((item) => {
        const [first, rest] = splitFirstSentence(item);
        return (
          <li key={item}>
            <Azulejo seed={item} size={40} unglazed={unglazed} />
            <p>
              {rest ? <strong>{first}</strong> : first}
              {rest}
            </p>
          </li>
        );
      })}
    </List>
  );
}

/** @returns the first sentence, and the rest. */
function splitFirstSentence(text: string): [string, string] {
  const end = text.indexOf('. ') + 1;
  return end > 0 ? [text.slice(0, end), text.slice(end)] : [text, ''];
}

const moreMeasures = css({
  marginBlockStart: token.space[6],
  '& > summary': {
    paddingBlock: token.space[2],
    color: token.color.accent,
    fontWeight: 650,
    cursor: 'pointer',
  },
});

const List = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: token.space[4],
    alignItems: 'start',
    breakInside: 'avoid',
    overflowWrap: 'anywhere',
  },
  // White glaze on light paper needs an outline.
  '& > li > svg': { outline: `1px solid ${token.color.line}` },
  '& strong': { fontWeight: 650 },
});

const ClosingSentence = styled.p({ marginBlockStart: token.space[6], maxWidth: token.measure });
