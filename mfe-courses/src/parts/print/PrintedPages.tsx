import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { PrintJob } from './use-printer.ts';

const Screen = styled.div({ '@media print': { '&[data-printing="true"]': { display: 'none' } } });
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
      {job && (
        <Global
          styles={{
            // The chrome around the page belongs to the shell; on these sheets there is room for the content only.
            '@media print': { 'header:not(main *), footer:not(main *)': { display: 'none !important' } },
            ...(job.kind === 'certificate' && { '@page': { size: 'A4 landscape', margin: '12mm' } }),
          }}
        />
      )}
      <Screen data-printing={job !== null}>{children}</Screen>
      {job && <Paper>{job.kind === 'certificate' ? certificate : paper}</Paper>}
    </>
  );
}
