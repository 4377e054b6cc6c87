import { readDevice, removeDevice, writeDevice } from '@ia/shared-services/storage';
import * as v from 'valibot';
import { type Code, readCode } from '../rules/parcel.ts';

/** Codes that have come, while others of the same parcel are still to be read: each opens a document of its own. */
const KEY = 'mfe-courses.arriving';
const Codes = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

function codesHere(): Code[] {
  const kept = v.safeParse(Codes, readDevice(KEY));
  return kept.success ? kept.output.flatMap((text) => readCode(text) ?? []) : [];
}

const write = ({ id, part, of, data }: Code) => [id, part, of, data].join('.');

/** Adds a code to those that came before. @returns all of its parcel, in their order */
export function arrive(code: Code): Code[] {
  const others = codesHere().filter(
    ({ id, of, part }) => id === code.id && of === code.of && part !== code.part,
  );
  const codes = [...others, code].sort((a, b) => a.part - b.part);
  if (codes.length < code.of) writeDevice(KEY, JSON.stringify(codes.map(write)));
  else removeDevice(KEY);
  return codes;
}

export const giveUpArriving = () => removeDevice(KEY);
