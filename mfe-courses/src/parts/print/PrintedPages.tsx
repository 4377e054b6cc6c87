import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { PRINTING } from '@ia/federation';
import type { ReactNode } from 'react';
import type { PrintJob } from './use-printer.ts';

const Screen = styled.div({ '@media print': { '&[data-set-aside]': { display: 'none' } } });
const Paper = styled.div({ display: 'none', '@media print': { display: 'block' } });

interface PrintedPagesProps {
  job: PrintJob | null;
  /** The course on paper. */
  paper: ReactNode;
  certificate?: ReactNode;
  children: ReactNode;
}

/** The page on the screen, and what takes its place on paper. */
export function PrintedPages({ job, paper, certificate, children }: PrintedPagesProps) {
  return (
    <>
      {job?.kind === 'certificate' && (
        <Global styles={{ '@page': { size: 'A4 landscape', margin: '12mm' } }} />
      )}
      <Screen data-set-aside={job ? '' : undefined}>{children}</Screen>
      {job && <Paper {...PRINTING.page}>{job.kind === 'certificate' ? certificate : paper}</Paper>}
    </>
  );
}
