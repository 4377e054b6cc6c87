import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { PromptSegment } from '@ia/shared-services/recipes';
import { useReducedMotion } from '@ia/shared-ui/hooks';
import { token } from '@ia/shared-ui/tokens';

const flash = keyframes({
  from: { background: token.color.accentSoft, boxShadow: `0 0 0 3px ${token.color.accent}` },
});

/** Value of a blank in the prompt. `data-fresh` marks a newly chosen one, which flashes briefly. */
const BlankValue = styled.span({
  fontWeight: 650,
  borderRadius: token.radius.sm,
  '&[data-fresh]': { animation: `${flash} 200ms ${token.motion.ease}` },
});

interface HighlightedPromptProps {
  segments: readonly PromptSegment[];
  /** Keys of placeholders with newly chosen values. */
  changedKeys: readonly string[];
}

/** The prompt of a recipe. Newly chosen values are highlighted; reduced motion turns the animation off. */
export function HighlightedPrompt({ segments, changedKeys }: HighlightedPromptProps) {
  const hasReducedMotion = useReducedMotion();
  return segments.map(({ text, blank }, index) =>
    blank === undefined ? (
      text
    ) : (
      // A changed key remounts the element, which restarts the animation.
      <BlankValue
        key={`${index} ${text}`}
        data-fresh={!hasReducedMotion && changedKeys.includes(blank) ? '' : undefined}
      >
        {text}
      </BlankValue>
    ),
  );
}
