import type { GenericSchema } from 'valibot';

/** The members of a valibot schema that contain other schemas. */
interface SchemaNode {
  wrapped?: SchemaNode;
  entries?: Record<string, SchemaNode>;
  /** Value schema of `objectWithRest`. */
  rest?: SchemaNode;
  /** Value schema of a record. */
  value?: SchemaNode;
  /** Item schema of an array. */
  item?: SchemaNode;
}

/**
 * Lists the keys that a schema declares at a path, to suggest one for an unknown key.
 * @param path of an object in the data: ['links', 'social', 0]
 */
export function knownKeys(schema: GenericSchema, path: readonly (string | number)[]): string[] {
  let node: SchemaNode | undefined = schema as SchemaNode;
  // null marks the end of the path, where the last schema is unwrapped.
  for (const key of [...path, null]) {
    while (node?.wrapped) node = node.wrapped;
    if (key !== null) node = node?.entries?.[key] ?? node?.rest ?? node?.value ?? node?.item;
  }
  return Object.keys(node?.entries ?? {});
}
