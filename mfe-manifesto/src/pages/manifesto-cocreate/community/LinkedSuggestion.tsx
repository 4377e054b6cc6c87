import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { TextLink } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { community } from '../../../content/community.ts';
import type { Suggestion } from '../../../data/suggestion.ts';
import { SuggestionCard } from './SuggestionCard.tsx';

const t = community.linked;

interface LinkedSuggestionProps {
  /** Undefined when no published suggestion has the id. */
  suggestion: Suggestion | undefined;
  onReport: (suggestion: Suggestion) => void;
}

/** The suggestion that the URL names, above the list; or the reason why it cannot be shown. */
export function LinkedSuggestion({ suggestion, onReport }: LinkedSuggestionProps) {
  const shell = useShell();
  if (!suggestion) {
    return (
      <div css={{ marginBlockEnd: token.space[8] }}>
        <Alert kind="info" title={t.unknown}>
          {t.unknownHelp}
        </Alert>
      </div>
    );
  }
  return (
    <section aria-labelledby="sugestao-partilhada" css={{ marginBlockEnd: token.space[12] }}>
      <h3 id="sugestao-partilhada">{t.title}</h3>
      <div css={{ maxWidth: '48rem', marginBlock: token.space[4] }}>
        <SuggestionCard suggestion={suggestion} onReport={onReport} />
      </div>
      <TextLink href={shell.href('/manifesto-cocreate#sugestoes')}>{t.all}</TextLink>
    </section>
  );
}
