import * as v from 'valibot';

/** For `deviceAtom`: a list in which an entry that the schema refuses counts as absent: one spoilt entry takes no other with it. */
export const lenientList = <T>(entry: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) =>
      list.flatMap((one) => {
        const result = v.safeParse(entry, one);
        return result.success ? [result.output] : [];
      }),
    ),
  );
