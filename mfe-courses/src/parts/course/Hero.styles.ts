import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { AzulejoBadge } from '@ia/shared-ui/azulejo';
import { media, token } from '@ia/shared-ui/tokens';

/** Entry animation in two steps: text, then actions. Nothing is hidden meanwhile. */
export const entering = css({
  [media.motion]: {
    '& [data-part="text"] > *': { transition: `transform ${token.motion.slow} ${token.motion.ease}` },
    '&[data-entered="0"] [data-part="text"] > *, &[data-entered="1"] h1 ~ *': {
      transform: 'translateY(1rem)',
    },
  },
});

/** A badge alone below the button says nothing on a narrow screen. */
export const pictureBesideText = css({
  '& [data-part="text"] + div': { display: 'none', [media.lg]: { display: 'block' } },
});

/** Duration, level and requirements. */
export const Facts = styled.ul({
  display: 'grid',
  flexWrap: 'wrap',
  gap: `${token.space[2]} ${token.space[6]}`,
  color: token.color.inkSoft,
  '& li': { display: 'flex', gap: token.space[2] },
  '& svg': { flex: 'none', marginBlockStart: '0.3em', color: token.color.accent },
});

export const Badge = styled(AzulejoBadge)({
  marginInlineStart: 'auto',
  height: 'auto',
});
