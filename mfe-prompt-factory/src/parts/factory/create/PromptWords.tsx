import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { PromptStretch } from '@ia/shared-services/recipes';
import { useReducedMotion } from '@ia/shared-ui/hooks';
import { token } from '@ia/shared-ui/tokens';

const flash = keyframes({
  from: { background: token.color.accentSoft, boxShadow: `0 0 0 3px ${token.color.accent}` },
});

const Filled = styled.span({
  fontWeight: 650,
  borderRadius: token.radius.sm,
  '&[data-fresh]': { animation: `${flash} 200ms ${token.motion.ease}` },
});

interface PromptWordsProps {
  stretches: readonly PromptStretch[];
  /** Placeholders whose words have just been chosen. */
  fresh: readonly string[];
}

/** The prompt that a recipe makes. Words that were just chosen flash in their place; under reduced motion they are only there. */
export function PromptWords({ stretches, fresh }: PromptWordsProps) {
  const still = useReducedMotion();
  return stretches.map(({ text, blank }, place) =>
    blank === undefined ? (
      text
    ) : (
      // A new element for new words, so that each change flashes anew.
      <Filled key={`${place} ${text}`} data-fresh={!still && fresh.includes(blank) ? '' : undefined}>
        {text}
      </Filled>
    ),
  );
}
