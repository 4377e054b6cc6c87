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
  const [isOpen, setIsOpen] = useState(false);
  const collapsedText = foldText(text);
  return (
    <Box>
      <blockquote id={id}>{collapsedText === null || isOpen ? text : collapsedText}</blockquote>
      {collapsedText !== null && (
        <Button
          size="sm"
          variant="quiet"
          iconEnd={isOpen ? ChevronUp : ChevronDown}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? fold.less : fold.more}
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
