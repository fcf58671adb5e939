import type { z } from 'zod';

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

/**
 * Removes what zod adds and API clients don't need: patterns that duplicate a format, and the bounds of all integers.
 */
export const tidySchema: Override = ({ jsonSchema }) => {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties; // a later version may add fields
};
