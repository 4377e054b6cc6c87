import { readDevice, removeDevice, writeDevice } from '@ia/shared-services/storage';
import * as v from 'valibot';
import { parseQrPart, type QrPart } from '../rules/device-export.ts';

/** Scanned codes of an incomplete import. Each scan opens a new document, so they are stored. */
const PENDING_KEY = 'mfe-courses.arriving';
const Codes = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

function readStoredParts(): QrPart[] {
  const stored = v.safeParse(Codes, readDevice(PENDING_KEY));
  return stored.success ? stored.output.flatMap((text) => parseQrPart(text) ?? []) : [];
}

const formatPart = ({ id, part, of, data }: QrPart) => [id, part, of, data].join('.');

/**
 * Adds a scanned code to the earlier ones.
 * @returns all codes of that import so far, in order
 */
export function addScannedPart(code: QrPart): QrPart[] {
  const others = readStoredParts().filter(
    ({ id, of, part }) => id === code.id && of === code.of && part !== code.part,
  );
  const codes = [...others, code].sort((a, b) => a.part - b.part);
  if (codes.length < code.of) writeDevice(PENDING_KEY, JSON.stringify(codes.map(formatPart)));
  else removeDevice(PENDING_KEY);
  return codes;
}

/** Discards the codes of an incomplete import. */
export const discardPendingImport = () => removeDevice(PENDING_KEY);
