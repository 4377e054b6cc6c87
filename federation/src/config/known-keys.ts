import type { GenericSchema } from 'valibot';

/** The parts of a valibot schema that hold others. */
interface Inside {
  wrapped?: Inside;
  entries?: Record<string, Inside>;
  /** Of an object with more keys than those it names. */
  rest?: Inside;
  /** Of a record. */
  value?: Inside;
  /** Of a list. */
  item?: Inside;
}

/**
 * The keys that a schema names at a path, for messages about one that it does not name.
 * @param path of an object in the data: ['links', 'social', 0]
 */
export function knownKeys(schema: GenericSchema, path: readonly (string | number)[]): string[] {
  let at: Inside | undefined = schema as Inside;
  for (const key of [...path, null]) {
    while (at?.wrapped) at = at.wrapped;
    if (key !== null) at = at?.entries?.[key] ?? at?.rest ?? at?.value ?? at?.item;
  }
  return Object.keys(at?.entries ?? {});
}
