import styled from '@emotion/styled';
import { Button } from '@ia/shared-ui/button';
import { ChevronDown, ChevronUp } from '@ia/shared-ui/icon';
import { useState } from 'react';
import { fold } from '../../content/fold.ts';
import { foldText } from '../../rules/fold-text.ts';

interface FoldedTextProps {
  /** Id of the text element. */
  id: string;
  children: string;
}

/** A visitor's text with its line breaks; long words wrap, and a long text is collapsed until opened. */
export function FoldedText({ id, children: text }: FoldedTextProps) {
  const [open, setOpen] = useState(false);
  const folded = foldText(text);
  return (
    <Box>
      <blockquote id={id}>{folded === null || open ? text : folded}</blockquote>
      {folded !== null && (
        <Button
          size="sm"
          variant="quiet"
          iconEnd={open ? ChevronUp : ChevronDown}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? fold.less : fold.more}
        </Button>
      )}
    </Box>
  );
}

const Box = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  inlineSize: '100%',
  '& > blockquote': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
});
