import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { answerText, STATUS_LABELS } from '@ia/shared-services/suggestion-states';
import { Tag } from '@ia/shared-ui/tag';
import { token } from '@ia/shared-ui/tokens';
import { receiptStates as t } from '../../../content/suggestion-states.ts';
import type { SuggestionReceipt } from '../../../data/receipt-query.ts';
import { FoldedText } from '../../../parts/folded-text/FoldedText.tsx';
import { formatDate, formatDateTime } from '../../../rules/dates.ts';

/** State history of a suggestion: dates and the team's answers. */
export function ReceiptStates({ receipt }: { receipt: SuggestionReceipt }) {
  const answersPage = useShell().href('/manifesto-votos');
  const lastIndex = receipt.history.length - 1;
  return (
    <Panel>
      <h4>{t.text}</h4>
      <FoldedText id="sugestao-acompanhada">{receipt.suggestion_text}</FoldedText>
      {receipt.redacted && <Tag tone="info">{t.redacted}</Tag>}
      {receipt.merged_into && <MergedSuggestion merged={receipt.merged_into} />}
      <h4>{t.states}</h4>
      <ol>
        {receipt.history.map((state, index) => (
          <li key={`${state.stage}-${state.at}`} aria-current={index === lastIndex ? 'step' : undefined}>
            <strong>{STATUS_LABELS[state.stage] ?? state.stage}</strong>
            {index === lastIndex && <span> ({t.current})</span>}
            <br />
            <time dateTime={state.at}>{formatDateTime(state.at)}</time>
            {state.version && <p>{t.integratedIn(state.version)}</p>}
            {answerText(state) && (
              <p>
                {t.answer}: {answerText(state)}
              </p>
            )}
          </li>
        ))}
      </ol>
      {t.next[receipt.stage] && <p>{t.next[receipt.stage]}</p>}
      {receipt.answer_due && <p>{(receipt.answer_late ? t.late : t.due)(formatDate(receipt.answer_due))}</p>}
      {receipt.answer_due && answersPage && (
        <p>
          <a href={`${answersPage}#respostas`}>{t.answers}</a>
        </p>
      )}
    </Panel>
  );
}

/** The suggestion that this one was merged into; the receipt now tracks it. */
function MergedSuggestion({ merged }: { merged: NonNullable<SuggestionReceipt['merged_into']> }) {
  return (
    <>
      <p>{merged.suggestion_text ? t.merged : t.mergedUnpublished}</p>
      {merged.suggestion_text && (
        <blockquote>
          <FoldedText id="sugestao-mantida">{merged.suggestion_text}</FoldedText>
        </blockquote>
      )}
      <p>
        {t.mergedStage(STATUS_LABELS[merged.stage] ?? merged.stage, t.mergedSupport(merged.upvotes))}
        {merged.integrated_in && ` ${t.integratedIn(merged.integrated_in)}`}
      </p>
    </>
  );
}

const Panel = styled.div({
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
