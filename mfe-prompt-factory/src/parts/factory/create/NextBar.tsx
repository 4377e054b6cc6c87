import styled from '@emotion/styled';
import type { PromptSegment } from '@ia/shared-services/recipes';
import { Button } from '@ia/shared-ui/button';
import { ChevronDown } from '@ia/shared-ui/icon';
import { media, token } from '@ia/shared-ui/tokens';
import { createTexts } from '../../../content/texts.ts';
import { HighlightedPrompt } from './HighlightedPrompt.tsx';

/**
 * Sticky at the bottom of the viewport while the prompt is below the template. Where the viewport is lower
 * than 24 rem (large text, small screen), it would cover the fields. The factor 999 then makes the sticky
 * offset so negative that the bar stays in its place.
 */
const Bar = styled.div({
  position: 'sticky',
  insetBlockEnd: `min(0px, (25vh - 6rem) * 999)`,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[3],
  marginInline: `calc(-1 * ${token.space[4]})`,
  marginBlockEnd: `calc(-1 * ${token.space[4]})`,
  padding: `${token.space[2]} ${token.space[4]}`,
  borderBlockStart: `2px solid ${token.color.accent}`,
  borderRadius: `0 0 ${token.radius.lg} ${token.radius.lg}`,
  background: token.color.raised,
  [media.lg]: { display: 'none' },
});

/** One line of the prompt, starting at the latest change. */
const PreviewLine = styled.span({
  flex: '1 1 6rem',
  overflow: 'hidden',
  paddingBlock: 3,
  color: token.color.inkSoft,
  fontSize: token.size.sm,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

interface NextBarProps {
  segments: readonly PromptSegment[];
  /** Keys of placeholders with newly chosen values. */
  changedKeys: readonly string[];
  onNext: () => void;
}

/** Preview of the prompt with a link to it, always visible on narrow screens. */
export function NextBar({ segments, changedKeys, onNext }: NextBarProps) {
  const firstBlank = segments.findIndex(({ blank }) => blank !== undefined);
  const changedBlank = segments.findIndex(({ blank }) => blank !== undefined && changedKeys.includes(blank));
  return (
    <Bar data-next="">
      {/* Hidden from screen readers: the section below contains the whole prompt. */}
      <PreviewLine aria-hidden="true">
        <HighlightedPrompt
          segments={segments.slice(Math.max(0, changedBlank < 0 ? firstBlank : changedBlank))}
          changedKeys={changedKeys}
        />
      </PreviewLine>
      <Button variant="secondary" size="sm" iconEnd={ChevronDown} onClick={onNext}>
        {createTexts.next}
      </Button>
    </Bar>
  );
}
