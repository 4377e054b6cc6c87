import * as v from 'valibot';

/**
 * Returns an object schema that rejects a list. valibot's own object and record schemas accept one (1.5), and
 * the shell would then miss every key of the object.
 */
export const noList = <S extends v.GenericSchema>(schema: S): S =>
  v._standardSchema<S>({
    ...schema,
    '~run'(dataset, config) {
      if (!Array.isArray(dataset.value)) return schema['~run'](dataset, config);
      v._addIssue(schema, 'type', dataset, config);
      return dataset as ReturnType<S['~run']>;
    },
  });
