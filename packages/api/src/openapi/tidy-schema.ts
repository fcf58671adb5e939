import type { z } from 'zod';

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

/** Takes out what zod writes and no reader of an API needs: patterns that a format says, and the bounds of all integers. */
export const tidySchema: Override = ({ jsonSchema }) => {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties; // a later version may answer more
};
