import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

export const Block = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[2],
  paddingInlineStart: token.space[4],
  borderInlineStart: `3px solid ${token.color.line}`,
  // Colour marks parts changed by the visitor, in addition to the text field.
  '&[data-changed="true"]': { borderInlineStartColor: token.color.accent },
});

export const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: token.space[3],
});

/** Explanation of the part's effect on the answer. */
export const Why = styled.p({ color: token.color.inkSoft, fontSize: token.size.sm });

/** Text field of a part or of the whole prompt, edited by hand. */
export const Text = styled.textarea({
  fieldSizing: 'content',
  width: '100%',
  minHeight: '5rem',
  padding: `${token.space[2]} ${token.space[3]}`,
  border: `2px solid ${token.color.accent}`,
  borderRadius: token.radius.md,
  background: token.color.raised,
  color: token.color.ink,
  fontSize: token.size.md,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  resize: 'vertical',
  '&[aria-invalid="true"]': { borderStyle: 'dashed', borderColor: token.color.danger },
});

/** Note below the text field: an error with `data-wrong`, otherwise information. */
export const Note = styled.p({
  color: token.color.inkSoft,
  fontSize: token.size.sm,
  '&[data-wrong="true"]': { color: token.color.danger, fontWeight: 650 },
});
