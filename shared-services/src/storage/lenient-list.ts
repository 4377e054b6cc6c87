import * as v from 'valibot';

/** Schema of a list for `deviceAtom` that drops invalid entries and keeps the valid ones. */
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
