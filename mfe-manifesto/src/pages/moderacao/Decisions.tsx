import styled from '@emotion/styled';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { RotateCcw } from '@ia/shared-ui/icon';
import { token } from '@ia/shared-ui/tokens';
import { moderation } from '../../content/moderation.ts';
import type { Decision } from '../../data/moderation/decisions-query.ts';
import { excerpt } from '../../rules/excerpt.ts';

const words = moderation.actions;

/** How many stay in sight: the queue below is what the page is for. */
const IN_SIGHT = 3;

interface DecisionsProps {
  decisions: readonly Decision[];
  /** Those from before the last reload could not be loaded. */
  failed: boolean;
  /** What is being taken back. */
  working: ReadonlySet<string>;
  onUndo: (decision: Decision) => void;
}

/** What was decided since signing in, newest first, each with its way back. */
export function Decisions({ decisions, failed, working, onUndo }: DecisionsProps) {
  if (decisions.length === 0 && !failed) return null;
  const list = (some: readonly Decision[]) => (
    <DecisionList decisions={some} working={working} onUndo={onUndo} />
  );
  return (
    <Panel aria-labelledby="decisoes">
      <h3 id="decisoes">{words.session}</h3>
      {failed && (
        <Alert kind="warning" live="alert">
          {words.notRecalled}
        </Alert>
      )}
      {decisions.length > 0 && list(decisions.slice(0, IN_SIGHT))}
      {decisions.length > IN_SIGHT && (
        <details>
          <summary>{words.earlier(decisions.length - IN_SIGHT)}</summary>
          {list(decisions.slice(IN_SIGHT))}
        </details>
      )}
    </Panel>
  );
}

function DecisionList({ decisions, working, onUndo }: Omit<DecisionsProps, 'failed'>) {
  return (
    <List>
      {decisions.map((decision) => (
        <li key={decision.actId}>
          <span id={`decisao-${decision.actId}`}>
            <strong>{wordsOf(decision)}</strong> «{excerpt(decision.about)}»
          </span>
          <Button
            variant="secondary"
            size="sm"
            iconStart={RotateCcw}
            aria-describedby={`decisao-${decision.actId}`}
            loading={working.has(String(decision.actId))}
            onClick={() => {
              if (!working.has(String(decision.actId))) onUndo(decision);
            }}
          >
            {words.undo}
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

const wordsOf = ({ outcome, together }: Decision): string => {
  const done = words.done[outcome] ?? '';
  return together > 1 ? words.many(done, together) : done;
};
