import styled from '@emotion/styled';
import { Tag } from '@ia/shared-ui/tag';
import { token } from '@ia/shared-ui/tokens';
import { follow, STATUS_LABELS } from '../../../content/contribute.ts';
import type { SuggestionReceipt } from '../../../data/receipt-query.ts';
import { FoldedText } from '../../../parts/folded-text/FoldedText.tsx';
import { longDate, longDateTime } from '../../../rules/dates.ts';
import { answerOf } from '../../../rules/receipt-copy.ts';

/** Every state a suggestion went through, with its date and what the team answered. */
export function ReceiptStates({ receipt }: { receipt: SuggestionReceipt }) {
  const last = receipt.history.length - 1;
  return (
    <Found>
      <h4>{follow.text}</h4>
      <FoldedText id="sugestao-acompanhada">{receipt.suggestion_text}</FoldedText>
      {receipt.redacted && <Tag tone="info">{follow.redacted}</Tag>}
      {receipt.kept && <Kept kept={receipt.kept} />}
      <h4>{follow.states}</h4>
      <ol>
        {receipt.history.map((state, index) => (
          <li key={`${state.stage}-${state.at}`} aria-current={index === last ? 'step' : undefined}>
            <strong>{STATUS_LABELS[state.stage] ?? state.stage}</strong>
            {index === last && <span> ({follow.current})</span>}
            <br />
            <time dateTime={state.at}>{longDateTime(state.at)}</time>
            {state.version && <p>{follow.integratedIn(state.version)}</p>}
            {answerOf(state) && (
              <p>
                {follow.answer}: {answerOf(state)}
              </p>
            )}
          </li>
        ))}
      </ol>
      {follow.next[receipt.stage] && <p>{follow.next[receipt.stage]}</p>}
      {receipt.answer_due && (
        <p>{(receipt.answer_late ? follow.late : follow.due)(longDate(receipt.answer_due))}</p>
      )}
    </Found>
  );
}

/** The suggestion that says the same and was kept: this receipt goes on there. */
function Kept({ kept }: { kept: NonNullable<SuggestionReceipt['kept']> }) {
  return (
    <>
      <p>{kept.suggestion_text ? follow.kept : follow.keptUnpublished}</p>
      {kept.suggestion_text && (
        <blockquote>
          <FoldedText id="sugestao-mantida">{kept.suggestion_text}</FoldedText>
        </blockquote>
      )}
      <p>
        {follow.keptStage(STATUS_LABELS[kept.stage] ?? kept.stage, follow.keptSupport(kept.upvotes))}
        {kept.integrated_in && ` ${follow.integratedIn(kept.integrated_in)}`}
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
