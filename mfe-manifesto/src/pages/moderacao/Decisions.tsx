import styled from '@emotion/styled';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { RotateCcw } from '@ia/shared-ui/icon';
import { token } from '@ia/shared-ui/tokens';
import { moderation } from '../../content/moderation.ts';
import type { Decision } from '../../data/moderation/decisions-query.ts';
import { excerpt } from '../../rules/excerpt.ts';

const t = moderation.actions;

/** Number of visible decisions: the queue below needs the space. */
const VISIBLE_COUNT = 3;

interface DecisionsProps {
  decisions: readonly Decision[];
  /** True when the decisions made before the last reload failed to load. */
  failed: boolean;
  /** Ids (`actId`, the entry in the moderation log) of the decisions being undone, as text. */
  undoing: ReadonlySet<string>;
  onUndo: (decision: Decision) => void;
}

/** Decisions since sign-in, newest first, each with an undo button. */
export function Decisions({ decisions, failed, undoing, onUndo }: DecisionsProps) {
  if (decisions.length === 0 && !failed) return null;
  const renderList = (part: readonly Decision[]) => (
    <DecisionList decisions={part} undoing={undoing} onUndo={onUndo} />
  );
  return (
    <Panel aria-labelledby="decisoes">
      <h3 id="decisoes">{t.session}</h3>
      {failed && (
        <Alert kind="warning" live="alert">
          {t.notRecalled}
        </Alert>
      )}
      {decisions.length > 0 && renderList(decisions.slice(0, VISIBLE_COUNT))}
      {decisions.length > VISIBLE_COUNT && (
        <details>
          <summary>{t.earlier(decisions.length - VISIBLE_COUNT)}</summary>
          {renderList(decisions.slice(VISIBLE_COUNT))}
        </details>
      )}
    </Panel>
  );
}

function DecisionList({ decisions, undoing, onUndo }: Omit<DecisionsProps, 'failed'>) {
  return (
    <List>
      {decisions.map((decision) => (
        <li key={decision.actId}>
          <span id={`decisao-${decision.actId}`}>
            <strong>{outcomeText(decision)}</strong> «{excerpt(decision.about)}»
          </span>
          <Button
            variant="secondary"
            size="sm"
            iconStart={RotateCcw}
            aria-describedby={`decisao-${decision.actId}`}
            loading={undoing.has(String(decision.actId))}
            onClick={() => {
              // A loading button stays focusable and clickable.
              if (!undoing.has(String(decision.actId))) onUndo(decision);
            }}
          >
            {t.undo}
          </Button>
        </li>
      ))}
    </List>
  );
}

const Panel = styled.section({
  display: 'grid',
  gap: token.space[3],
  padding: token.space[5],
  background: token.color.tint,
  borderRadius: token.radius.md,
  '& summary': { minHeight: '2.75rem', paddingBlock: token.space[2], cursor: 'pointer' },
});

const List = styled.ul({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: token.space[2],
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] },
  '& span[id]': { flex: '1 1 16rem', overflowWrap: 'anywhere' },
});

/** Text of the outcome, with the number of suggestions of a batch. */
const outcomeText = ({ outcome, suggestionCount }: Decision): string => {
  const done = t.done[outcome] ?? '';
  return suggestionCount > 1 ? t.many(done, suggestionCount) : done;
};
