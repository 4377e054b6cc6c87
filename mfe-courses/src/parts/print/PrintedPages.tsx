import styled from '@emotion/styled';
import { PRINTING } from '@ia/federation';
import type { ReactNode } from 'react';

const Screen = styled.div({ '@media print': { '&[data-set-aside]': { display: 'none' } } });
const Paper = styled.div({ display: 'none', '@media print': { display: 'block' } });

interface PrintedPagesProps {
  /** Print version of the course, from the request to print until the print dialog closes; null otherwise. */
  paper: ReactNode;
  children: ReactNode;
}

/** Shows the page on the screen and replaces it with the print version while printing. */
export function PrintedPages({ paper, children }: PrintedPagesProps) {
  return (
    <>
      <Screen data-set-aside={paper ? '' : undefined}>{children}</Screen>
      {paper && <Paper {...PRINTING.page}>{paper}</Paper>}
    </>
  );
}
