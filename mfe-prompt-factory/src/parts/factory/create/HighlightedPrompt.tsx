import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { PromptSegment } from '@ia/shared-services/recipes';
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

interface HighlightedPromptProps {
  stretches: readonly PromptSegment[];
  /** Keys of placeholders with newly chosen values. */
  fresh: readonly string[];
}

/** The prompt of a recipe. Newly chosen values are highlighted; reduced motion turns the animation off. */
export function HighlightedPrompt({ stretches, fresh }: HighlightedPromptProps) {
  const still = useReducedMotion();
  return stretches.map(({ text, blank }, index) =>
    blank === undefined ? (
      text
    ) : (
      // A changed key remounts the element, which restarts the animation.
      <Filled key={`${index} ${text}`} data-fresh={!still && fresh.includes(blank) ? '' : undefined}>
        {text}
      </Filled>
    ),
  );
}
