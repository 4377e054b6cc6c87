import { Button } from '@ia/shared-ui/button';
import { RotateCcw } from '@ia/shared-ui/icon';
import { token } from '@ia/shared-ui/tokens';
import { moderation } from '../../content/moderation.ts';
import type { Decision } from './use-queue.ts';

const words = moderation.actions;

interface DecisionsProps {
  decisions: readonly Decision[];
  busy: string | null;
  onUndo: (decision: Decision) => void;
}

/** What was decided since signing in, newest first, each with its way back. */
export function Decisions({ decisions, busy, onUndo }: DecisionsProps) {
  if (decisions.length === 0) return null;
  return (
    <section
      aria-labelledby="decisoes"
      css={{
        display: 'grid',
        gap: token.space[3],
        padding: token.space[5],
        background: token.color.tint,
        borderRadius: token.radius.md,
      }}
    >
      <h3 id="decisoes">{words.session}</h3>
      <ul css={{ listStyle: 'none', padding: 0, display: 'grid', gap: token.space[2] }}>
        {decisions.map((decision) => (
          <li
            key={decision.actId}
            css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] }}
          >
            <span id={`decisao-${decision.actId}`} css={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}>
              <strong>{words.done[decision.outcome]}</strong> «{excerpt(decision.about)}»
            </span>
            <Button
              variant="secondary"
              size="sm"
              iconStart={RotateCcw}
              aria-describedby={`decisao-${decision.actId}`}
              loading={busy === String(decision.actId)}
              onClick={() => onUndo(decision)}
            >
              {words.undo}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first words of a text, for a line that refers to it. */
export const excerpt = (text: string): string =>
  text.length > 80 ? `${text.slice(0, 80).trimEnd()}…` : text;
