import styled from '@emotion/styled';
import { Tag } from '@ia/shared-ui/tag';
import { token } from '@ia/shared-ui/tokens';
import { STATUS_LABELS, receiptStates as words } from '../../../content/suggestion-states.ts';
import type { SuggestionReceipt } from '../../../data/receipt-query.ts';
import { FoldedText } from '../../../parts/folded-text/FoldedText.tsx';
import { longDate, longDateTime } from '../../../rules/dates.ts';
import { answerOf } from '../../../rules/receipt-copy.ts';

/** Every state a suggestion went through, with its date and what the team answered. */
export function ReceiptStates({ receipt }: { receipt: SuggestionReceipt }) {
  const last = receipt.history.length - 1;
  return (
    <Found>
      <h4>{words.text}</h4>
      <FoldedText id="sugestao-acompanhada">{receipt.suggestion_text}</FoldedText>
      {receipt.redacted && <Tag tone="info">{words.redacted}</Tag>}
      {receipt.kept && <Kept kept={receipt.kept} />}
      <h4>{words.states}</h4>
      <ol>
        {receipt.history.map((state, index) => (
          <li key={`${state.stage}-${state.at}`} aria-current={index === last ? 'step' : undefined}>
            <strong>{STATUS_LABELS[state.stage] ?? state.stage}</strong>
            {index === last && <span> ({words.current})</span>}
            <br />
            <time dateTime={state.at}>{longDateTime(state.at)}</time>
            {state.version && <p>{words.integratedIn(state.version)}</p>}
            {answerOf(state) && (
              <p>
                {words.answer}: {answerOf(state)}
              </p>
            )}
          </li>
        ))}
      </ol>
      {words.next[receipt.stage] && <p>{words.next[receipt.stage]}</p>}
      {receipt.answer_due && (
        <p>{(receipt.answer_late ? words.late : words.due)(longDate(receipt.answer_due))}</p>
      )}
    </Found>
  );
}

/** The suggestion that says the same and was kept: this receipt goes on there. */
function Kept({ kept }: { kept: NonNullable<SuggestionReceipt['kept']> }) {
  return (
    <>
      <p>{kept.suggestion_text ? words.kept : words.keptUnpublished}</p>
      {kept.suggestion_text && (
        <blockquote>
          <FoldedText id="sugestao-mantida">{kept.suggestion_text}</FoldedText>
        </blockquote>
      )}
      <p>
        {words.keptStage(STATUS_LABELS[kept.stage] ?? kept.stage, words.keptSupport(kept.upvotes))}
        {kept.integrated_in && ` ${words.integratedIn(kept.integrated_in)}`}
      </p>
    </>
  );
}

const Found = styled.div({
  display: 'grid',
  gap: token.space[3],
  background: token.color.tint,
  borderRadius: token.radius.md,
  padding: token.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  '& ol': {
    listStyle: 'none',
    padding: 0,
    paddingInlineStart: token.space[4],
    borderInlineStart: `4px solid ${token.color.accentDeco}`,
    display: 'grid',
    gap: token.space[4],
  },
  '& time': { color: token.color.inkSoft, fontSize: token.size.sm },
});
