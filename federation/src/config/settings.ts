import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));

/** Name of a setting: 'missionVideoId'. */
export const settingName = v.pipe(v.string(), v.regex(/^[a-z]\w*$/, 'must be a name in camelCase'));

const pattern = v.pipe(v.string(), v.check(isPattern, 'must be a regular expression'));

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source, 'v'));
  } catch {
    return false;
  }
}

/**
 * What a setting may hold. Data and not a function, because it has to be judged where the app's code is not: when a site
 * is published or started, and by the shell. A default of null means that the page goes without until a site gives one.
 */
const kinds = <E extends v.ObjectEntries>(more: E) =>
  v.variant('type', [
    v.strictObject({
      ...more,
      type: v.literal('text'),
      default: v.nullable(v.string()),
      /** The whole value must match. */
      pattern: v.optional(pattern),
      /** Says what the pattern means: 'must be a YouTube id of 11 characters'. */
      rule: v.optional(text),
    }),
    v.strictObject({ ...more, type: v.literal('address'), default: v.nullable(v.string()) }),
    v.strictObject({
      ...more,
      type: v.literal('number'),
      default: v.nullable(v.number()),
      min: v.optional(v.number()),
      max: v.optional(v.number()),
    }),
    v.strictObject({ ...more, type: v.literal('switch'), default: v.boolean() }),
    v.strictObject({
      ...more,
      type: v.literal('choice'),
      options: v.pipe(v.array(text), v.minLength(2, 'must offer at least two')),
      default: v.nullable(v.string()),
    }),
  ]);

/** As an app declares it. */
export const settingSchema = kinds({ description: text });
/** As the registry carries it: without the words for whoever sets it. */
export const settingEntrySchema = kinds({});

export type Setting = v.InferOutput<typeof settingSchema>;
export type SettingEntry = v.InferOutput<typeof settingEntrySchema>;
export type SettingValue = string | number | boolean | null;

/** The values that a page gets for the settings it declares: `useSettings<SettingsOf<typeof config>>()`. */
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

/** What judges a value of this setting. */
export function judgeOf(setting: SettingEntry): v.GenericSchema<unknown, SettingValue> {
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

/** What is wrong with the defaults of these settings, if anything. */
export const defaultIssues = (settings: Record<string, SettingEntry>): v.BaseIssue<unknown>[] =>
  v.safeParse(
    v.object(
      Object.fromEntries(
        Object.entries(settings).map(([key, one]) => [key, v.object({ default: judgeOf(one) })]),
      ),
    ),
    settings,
  ).issues ?? [];
