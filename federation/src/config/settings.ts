import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));

/** Name of a setting: 'missionVideoId'. */
export const settingName = v.pipe(v.string(), v.regex(/^[a-z]\w*$/, 'must be a name in camelCase'));

const pattern = v.pipe(v.string(), v.check(isRegularExpression, 'must be a regular expression'));

function isRegularExpression(source: string): boolean {
  try {
    return Boolean(new RegExp(source, 'v'));
  } catch {
    return false;
  }
}

/**
 * Types and rules of a setting. Data instead of a function, because values are validated without the app's
 * code: at publish time, at the start of a site, and by the shell. A default of null means: no value until a
 * site sets one.
 */
const settingVariants = <E extends v.ObjectEntries>(extraEntries: E) =>
  v.variant('type', [
    v.strictObject({
      ...extraEntries,
      type: v.literal('text'),
      default: v.nullable(v.string()),
      /** The whole value must match. */
      pattern: v.optional(pattern),
      /** The pattern in words, for messages: 'must be a YouTube id of 11 characters'. */
      rule: v.optional(text),
    }),
    v.strictObject({ ...extraEntries, type: v.literal('address'), default: v.nullable(v.string()) }),
    v.strictObject({
      ...extraEntries,
      type: v.literal('number'),
      default: v.nullable(v.number()),
      min: v.optional(v.number()),
      max: v.optional(v.number()),
    }),
    v.strictObject({ ...extraEntries, type: v.literal('switch'), default: v.boolean() }),
    v.strictObject({
      ...extraEntries,
      type: v.literal('choice'),
      options: v.pipe(v.array(text), v.minLength(2, 'must offer at least two')),
      default: v.nullable(v.string()),
    }),
  ]);

/** A setting in an app's declaration. */
export const settingSchema = settingVariants({ description: text });
/** A setting in the registry, without the description for operators. */
export const settingEntrySchema = settingVariants({});

export type Setting = v.InferOutput<typeof settingSchema>;
export type SettingEntry = v.InferOutput<typeof settingEntrySchema>;
export type SettingValue = string | number | boolean | null;

/** Type of the values of declared settings: `useSettings<SettingsOf<typeof config>>()`. */
export type SettingsOf<C extends { settings: Record<string, Pick<Setting, 'type' | 'default'>> }> = {
  [K in keyof C['settings']]:
    | (null extends C['settings'][K]['default'] ? null : never)
    | {
        text: string;
        address: string;
        choice: string;
        number: number;
        switch: boolean;
      }[C['settings'][K]['type']];
};

/** Schema that validates a value of this setting. */
export function valueSchemaOf(setting: SettingEntry): v.GenericSchema<unknown, SettingValue> {
  const schema = ((): v.GenericSchema<unknown, SettingValue> => {
    switch (setting.type) {
      case 'text':
        return setting.pattern
          ? v.pipe(v.string(), v.regex(new RegExp(`^(?:${setting.pattern})$`, 'v'), setting.rule))
          : v.string();
      case 'address':
        return v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/, 'must be an http(s) address'));
      case 'number':
        return v.pipe(
          v.number(),
          v.minValue(setting.min ?? Number.NEGATIVE_INFINITY),
          v.maxValue(setting.max ?? Number.POSITIVE_INFINITY),
        );
      case 'switch':
        return v.boolean();
      case 'choice':
        return v.picklist(setting.options);
    }
  })();
  return setting.default === null ? v.nullable(schema) : schema;
}

/** Validates the defaults of settings against their own rules. */
export const defaultIssues = (settings: Record<string, SettingEntry>): v.BaseIssue<unknown>[] =>
  v.safeParse(
    v.object(
      Object.fromEntries(
        Object.entries(settings).map(([key, setting]) => [
          key,
          v.object({ default: valueSchemaOf(setting) }),
        ]),
      ),
    ),
    settings,
  ).issues ?? [];
