import styled from '@emotion/styled';
import type { PromptStretch } from '@ia/shared-services/recipes';
import { Button } from '@ia/shared-ui/button';
import { ChevronDown } from '@ia/shared-ui/icon';
import { media, token } from '@ia/shared-ui/tokens';
import { createTexts } from '../../../content/texts.ts';
import { PromptWords } from './PromptWords.tsx';

/**
 * Stays at the foot of the screen while the template is filled in, where the prompt stands below it. Not where text is so
 * large, or the screen so low, that it would take the fields' place: then it stands at their end.
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

/** One line of the prompt, from the words that changed last. */
const Line = styled.span({
  flex: '1 1 6rem',
  overflow: 'hidden',
  paddingBlock: 3,
  color: token.color.inkSoft,
  fontSize: token.size.sm,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

interface NextBarProps {
  stretches: readonly PromptStretch[];
  /** Placeholders whose words have just been chosen. */
  fresh: readonly string[];
  onNext: () => void;
}

/** What the template makes, and the way to it, within reach while it is filled in on a narrow screen. */
export function NextBar({ stretches, fresh, onNext }: NextBarProps) {
  const first = stretches.findIndex(({ blank }) => blank !== undefined);
  const changed = stretches.findIndex(({ blank }) => blank !== undefined && fresh.includes(blank));
  return (
    <Bar data-next="">
      {/* The whole prompt is told by the section below. */}
      <Line aria-hidden="true">
        <PromptWords stretches={stretches.slice(Math.max(0, changed < 0 ? first : changed))} fresh={fresh} />
      </Line>
      <Button variant="secondary" size="sm" iconEnd={ChevronDown} onClick={onNext}>
        {createTexts.next}
      </Button>
    </Bar>
  );
}
