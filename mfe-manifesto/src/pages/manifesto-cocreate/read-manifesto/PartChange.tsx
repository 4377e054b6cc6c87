import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { Tag } from '@ia/shared-ui/tag';
import { Small, TextLink } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { VisuallyHidden } from '@ia/shared-ui/visually-hidden';
import { versionTexts as t } from '../../../content/version-texts.ts';
import type { Suggestion } from '../../../data/suggestion.ts';
import type { Change } from '../../../rules/manifesto-text.ts';
import type { Piece } from '../../../rules/word-diff.ts';

/** Maximum length of a suggestion's text in its link, in characters. */
const MAX_LINK_LENGTH = 100;

interface PartChangeProps {
  change: Change;
  /** Suggestions that led to this change. */
  suggestions: readonly Suggestion[];
}

/** A part of the manifesto with inserted and deleted text, and the suggestions behind the change. */
export function PartChange({ change, suggestions }: PartChangeProps) {
  const { href } = useShell();
  return (
    <div>
      <h5>
        {change.title ? t.partOf(change.title) : t.opening}{' '}
        {change.kind === 'new' && <Tag tone="success">{t.isNew}</Tag>}
        {change.kind === 'removed' && <Tag tone="warning">{t.isGone}</Tag>}
      </h5>
      <DiffParagraph>
        {change.pieces.map((piece, index) => (
          <DiffText key={index} piece={piece} />
        ))}
      </DiffParagraph>
      {suggestions.length > 0 && (
        <Sources>
          <Small>{suggestions.length === 1 ? t.fromOne : t.from}</Small>
          <ul>
            {suggestions.map(({ id, suggestion_text: text }) => (
              <li key={id}>
                <TextLink href={href(`/manifesto-cocreate?sugestao=${id}#sugestoes`)}>
                  {text.length > MAX_LINK_LENGTH ? `${text.slice(0, MAX_LINK_LENGTH).trimEnd()}…` : text}
                </TextLink>
              </li>
            ))}
          </ul>
        </Sources>
      )}
    </div>
  );
}

/** Adds hidden text to each change: many screen readers do not announce <ins> and <del>. */
function DiffText({ piece: { kind, text } }: { piece: Piece }) {
  if (kind === 'same') return text;
  const hiddenLabel = <VisuallyHidden>{kind === 'added' ? t.added : t.removed} </VisuallyHidden>;
  return kind === 'added' ? (
    <ins>
      {hiddenLabel}
      {text}
    </ins>
  ) : (
    <del>
      {hiddenLabel}
      {text}
    </del>
  );
}

const DiffParagraph = styled.p({
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
