import type { GenericSchema } from 'valibot';

/** The members of a valibot schema that contain other schemas. */
interface Inside {
  wrapped?: Inside;
  entries?: Record<string, Inside>;
  /** Value schema of `objectWithRest`. */
  rest?: Inside;
  /** Value schema of a record. */
  value?: Inside;
  /** Item schema of an array. */
  item?: Inside;
}

/**
 * Lists the keys that a schema declares at a path, to suggest one for an unknown key.
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
