import type { Page } from 'playwright/test';
import { type PdfPage, readPdf } from './pdf.ts';

/** Prints the page to PDF and returns its pages. */
export const printToPdf = async (page: Page): Promise<PdfPage[]> =>
  readPdf(await page.pdf({ preferCSSPageSize: true }));
