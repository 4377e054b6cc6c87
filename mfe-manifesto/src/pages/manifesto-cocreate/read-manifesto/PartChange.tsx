import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { Tag } from '@ia/shared-ui/tag';
import { Small, TextLink } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { VisuallyHidden } from '@ia/shared-ui/visually-hidden';
import { reading as words } from '../../../content/reading.ts';
import type { Suggestion } from '../../../data/suggestion.ts';
import type { Change } from '../../../rules/manifesto-text.ts';
import type { Piece } from '../../../rules/word-diff.ts';

interface PartChangeProps {
  change: Change;
  /** Those that this change came from. */
  suggestions: readonly Suggestion[];
}

/** A part of the manifesto with the words that came and went, and the suggestions behind it. */
export function PartChange({ change, suggestions }: PartChangeProps) {
  const { href } = useShell();
  return (
    <div>
      <h5>
        {change.title ? words.partOf(change.title) : words.opening}{' '}
        {change.kind === 'new' && <Tag tone="success">{words.isNew}</Tag>}
        {change.kind === 'gone' && <Tag tone="warning">{words.isGone}</Tag>}
      </h5>
      <Compared>
        {change.pieces.map((piece, index) => (
          <Words key={index} piece={piece} />
        ))}
      </Compared>
      {suggestions.length > 0 && (
        <Sources>
          <Small>{suggestions.length === 1 ? words.fromOne : words.from}</Small>
          <ul>
            {suggestions.map(({ id, suggestion_text: text }) => (
              <li key={id}>
                <TextLink href={href(`/manifesto-cocreate?sugestao=${id}#sugestoes`)}>
                  {text.length > 100 ? `${text.slice(0, 100).trimEnd()}…` : text}
                </TextLink>
              </li>
            ))}
          </ul>
        </Sources>
      )}
    </div>
  );
}

/** Read out by what it is as well: many screen readers say nothing of <ins> and <del>. */
function Words({ piece: { kind, text } }: { piece: Piece }) {
  if (kind === 'same') return text;
  const said = <VisuallyHidden>{kind === 'added' ? words.added : words.removed} </VisuallyHidden>;
  return kind === 'added' ? (
    <ins>
      {said}
      {text}
    </ins>
  ) : (
    <del>
      {said}
      {text}
    </del>
  );
}

const Compared = styled.p({
  whiteSpace: 'pre-wrap',
  '& ins': {
    color: token.color.success,
    background: token.color.successSoft,
    fontWeight: 650,
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.2em',
  },
  '& del': { color: token.color.danger, textDecoration: 'line-through', textDecorationThickness: '2px' },
});

const Sources = styled.div({
  marginBlockStart: token.space[3],
  '& ul': { paddingInlineStart: token.space[5] },
});
